import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const servicesFolder = join(import.meta.dirname, '..', '..', '.run', 'services')

const stateFile = join(servicesFolder, 'state.json')

/** What `up` leaves behind for `status` and `down` while it runs. */
export interface ServicesState {
  readonly pid: number
  readonly environment: Readonly<Record<string, string>>
}

export const writeState = (state: ServicesState): void => {
  mkdirSync(servicesFolder, { recursive: true })
  writeFileSync(stateFile, JSON.stringify(state, null, 2))
}

export const removeState = (): void => rmSync(stateFile, { force: true })

/** The state of running services; what a killed run left behind does not count. */
export const readState = (): ServicesState | undefined => {
  try {
    const state = JSON.parse(readFileSync(stateFile, 'utf8')) as ServicesState
    return isOurs(state.pid) ? state : undefined
  } catch {
    return undefined
  }
}

// The number may by now belong to another program, which must not be taken for ours and ended.
const isOurs = (pid: number): boolean =>
  execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).includes('services.ts')
