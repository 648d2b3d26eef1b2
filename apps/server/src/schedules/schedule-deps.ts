import type { Database } from '@fairground/database/connect'
import type { LaneClient } from '#ledger/lane/lane-client.ts'
import type { Log } from '#platform/log.ts'
import type { Vault } from '#vault/vault.ts'

export interface ScheduleDeps {
  readonly db: Database
  readonly lane: LaneClient
  readonly vault: Vault
  readonly log: Log
}
