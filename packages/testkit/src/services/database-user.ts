import { execFileSync } from 'node:child_process'
import { chownSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

export interface Identity {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL refuses to run as root: root starts it as the user Debian made for it, or as nobody. */
export const databaseIdentity = (): Identity | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const name = ['postgres', 'nobody'].find(exists)
  if (!name)
    throw new Error('running as root, and there is neither a user postgres nor nobody to run PostgreSQL as')
  return { uid: numberOf(name, '-u'), gid: numberOf(name, '-g') }
}

const numberOf = (name: string, flag: '-u' | '-g'): number =>
  Number(execFileSync('id', [flag, name], { encoding: 'utf8' }).trim())

const exists = (name: string): boolean => {
  try {
    numberOf(name, '-u')
    return true
  } catch {
    return false
  }
}

/** Whether others may walk down to the folder: a checkout under a closed home cannot hold their data. */
export const othersCanReach = (folder: string): boolean => {
  for (let path = resolve(folder); ; path = dirname(path)) {
    if ((statSync(path).mode & 0o001) === 0) return false
    if (path === dirname(path)) return true
  }
}

export const giveTo = (folder: string, identity: Identity | undefined): void => {
  if (identity) chownSync(folder, identity.uid, identity.gid)
}
