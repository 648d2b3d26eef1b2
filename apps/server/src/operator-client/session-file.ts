import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

interface StoredSession {
  readonly address: string
  readonly token: string
}

type Environment = Readonly<Record<string, string | undefined>>

export const getSessionFile = (env: Environment): string =>
  env.FAIRGROUND_STAFF_SESSION ?? join(homedir(), '.config', 'fairground', 'staff-session.json')

/** The token of a session at this console. */
export const readToken = (file: string, address: string): string | undefined => {
  if (!existsSync(file)) return undefined
  const stored = JSON.parse(readFileSync(file, 'utf8')) as StoredSession
  return stored.address === address ? stored.token : undefined
}

/** Only the user of this account can read the file. */
export const writeToken = (file: string, session: StoredSession): void => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  rmSync(file, { force: true })
  writeFileSync(file, JSON.stringify(session), { mode: 0o600, flag: 'wx' })
}
