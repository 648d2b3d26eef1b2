import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findMissingKeys } from '#production/key-files.ts'
import type { Check } from '../check.ts'
import { fail, ok } from '../finding.ts'

export const checkKeys: Check = ({ config }) => {
  const missing = findMissingKeys(config.services, config)
  return missing.length > 0
    ? fail(
        `missing: ${missing.join(', ')}. Mount the folder that has them, restore them, or create them once with fairground keys init.`,
      )
    : ok(`complete for ${config.services.join(', ')}`)
}

const othersMayRead = 0o077

export const checkKeyModes: Check = ({ config: { keyFolder } }) => {
  if (!existsSync(keyFolder)) return fail(`${keyFolder} does not exist. Check FAIRGROUND_KEY_FOLDER.`)
  const files = readdirSync(keyFolder).map(name => join(keyFolder, name))
  const open = [keyFolder, ...files].filter(path => (statSync(path).mode & othersMayRead) !== 0)
  return open.length > 0
    ? fail(
        `other users can read ${open.join(', ')}. Run chmod go= on them, and replace the keys if it was not a mistake of today.`,
      )
    : ok('only their user can read them')
}
