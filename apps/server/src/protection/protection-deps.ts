import type { Database } from '@fairground/database/connect'
import type { Log } from '#platform/log.ts'
import type { Vault } from '#vault/vault.ts'

export interface ProtectionDeps {
  readonly db: Database
  readonly vault: Vault
  readonly log: Log
}

/** The actor of what the platform does by its rules. */
export const automaticActor = 'protection'
