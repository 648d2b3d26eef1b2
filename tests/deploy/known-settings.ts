import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { secretSettings } from '@fairground/server/platform/secret-files'

export const root = join(import.meta.dirname, '..', '..')

const sources = ['apps/server/src/**/*.ts', 'packages/database/src/**/*.ts']

/** Every setting that the server or the migration reads. */
export const findKnownSettings = (): ReadonlySet<string> => {
  const files = globSync(sources, { cwd: root }).filter(file => !/\.test(-support)?\.ts$/.test(file))
  const names = files.flatMap(
    file => readFileSync(join(root, file), 'utf8').match(/\bFAIRGROUND_[A-Z_]+\b/g) ?? [],
  )
  return new Set([...names, ...secretSettings.map(name => `${name}_FILE`)])
}

/** The settings of an environment that nothing reads. */
export const findUnknownSettings = (
  environment: Readonly<Record<string, string>>,
  known: ReadonlySet<string>,
): string[] => Object.keys(environment).filter(name => name.startsWith('FAIRGROUND_') && !known.has(name))
