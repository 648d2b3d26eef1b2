import { execFileSync } from 'node:child_process'
import { chownSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

export interface Identity {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL refuses to run as root, so root starts it as an unprivileged user. */
export const databaseIdentity = (): Identity | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const name = ['postgres', 'nobody'].find(userExists)
  if (!name)
    throw new Error('cannot run PostgreSQL as root: create a user named postgres or run as another user')
  return { uid: readId(name, '-u'), gid: readId(name, '-g') }
}

const readId = (name: string, flag: '-u' | '-g'): number =>
  Number(execFileSync('id', [flag, name], { encoding: 'utf8' }).trim())

const userExists = (name: string): boolean => {
  try {
    readId(name, '-u')
    return true
  } catch {
    return false
  }
}

/** Reports whether other users can reach the folder. A checkout inside a private home folder cannot hold their data. */
export const isWorldReachable = (folder: string): boolean => {
  for (let path = resolve(folder); ; path = dirname(path)) {
    if ((statSync(path).mode & 0o001) === 0) return false
    if (path === dirname(path)) return true
  }
}

export const chownTo = (folder: string, identity: Identity | undefined): void => {
  if (identity) chownSync(folder, identity.uid, identity.gid)
}
