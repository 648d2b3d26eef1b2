import type { DatabaseConnection } from '@fairground/database/connect'
import type { Config } from '#platform/config.ts'
import type { Finding } from './finding.ts'

export interface DoctorDeps {
  readonly config: Config
  readonly environment: Readonly<Record<string, string | undefined>>
  /** As the role of the services. */
  readonly database: DatabaseConnection
  /** As the role of the relay. */
  readonly relay: DatabaseConnection
  readonly now: () => number
  readonly getFreeBytes: (folder: string) => number
}

/** Checks one dependency. A check that throws could not be made, which is a failure. */
export type Check = (deps: DoctorDeps) => Finding | Promise<Finding>
