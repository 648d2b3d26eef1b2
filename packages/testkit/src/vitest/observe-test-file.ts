import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect } from 'vitest'
import { observationFolder } from './observation-folder.ts'

const { testPath } = expect.getState()
if (testPath === undefined) throw new Error('Vitest did not name the test file')

/** Each test file has its own folder of records, so that a repeated or partial run replaces exactly its own. */
const folder = join(observationFolder, relative(join(observationFolder, '..', '..'), testPath))
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
// A reduced run of the browser tests skips stories, so its records are incomplete.
const size = process.env['BROWSER_SHORT'] === '1' ? 'short' : 'full'
writeFileSync(join(folder, 'started'), `${new Date().toISOString()} ${size}`)
process.env['FAIRGROUND_OBSERVATIONS'] = folder
