import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const debianPostgresFolders = (): string[] => {
  try {
    return readdirSync('/usr/lib/postgresql')
      .sort((a, b) => Number(b) - Number(a))
      .map(version => join('/usr/lib/postgresql', version, 'bin'))
  } catch {
    return []
  }
}

/** Finds a program on PATH or in Debian's folders for PostgreSQL server programs. */
export const findProgram = (name: string): string => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...debianPostgresFolders(), '/usr/sbin']
  const found = folders.map(folder => join(folder, name)).find(isExecutable)
  if (!found) throw new MissingProgram(name)
  return found
}

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const debianPackages: Record<string, string> = {
  'nats-server': 'nats-server',
  chromium: 'chromium',
  python3: 'python3',
}

export class MissingProgram extends Error {
  constructor(name: string) {
    super(`${name} is not installed. On Debian: apt-get install ${debianPackages[name] ?? 'postgresql'}`)
    this.name = 'MissingProgram'
  }
}
