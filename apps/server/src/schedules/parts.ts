import type { Database } from '@fairground/database/connect'
import type { LaneClient } from '#ledger/lane-client.ts'
import type { Log } from '#log.ts'
import type { Vault } from '#vault/vault.ts'

export interface ScheduleParts {
  readonly db: Database
  readonly lane: LaneClient
  readonly vault: Vault
  readonly log: Log
}
