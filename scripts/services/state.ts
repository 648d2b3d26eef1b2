import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const servicesFolder = join(import.meta.dirname, '..', '..', '.run', 'services')

const stateFile = join(servicesFolder, 'state.json')

/** Written by `up` while it runs, read by `status` and `down`. */
export interface ServicesState {
  readonly pid: number
  readonly environment: Readonly<Record<string, string>>
}

export const writeState = (state: ServicesState): void => {
  mkdirSync(servicesFolder, { recursive: true })
  writeFileSync(stateFile, JSON.stringify(state, null, 2))
}

export const removeState = (): void => rmSync(stateFile, { force: true })

/** Returns the state of running services, and ignores the file of a killed run. */
export const readState = (): ServicesState | undefined => {
  try {
    const state = JSON.parse(readFileSync(stateFile, 'utf8')) as ServicesState
    return isServicesProcess(state.pid) ? state : undefined
  } catch {
    return undefined
  }
}

// The process id may belong to another program by now, which `down` must not stop.
const isServicesProcess = (pid: number): boolean =>
  execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).includes('services.ts')
