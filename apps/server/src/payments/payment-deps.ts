import type { Database } from '@fairground/database/connect'
import type { Jobs } from '#jobs/jobs.ts'
import type { LaneClient } from '#ledger/lane/lane-client.ts'
import type { Log } from '#platform/log.ts'
import type { Member } from '#operator/members.ts'
import type { PaymentProvider } from '#providers/payments.ts'
import type { Vault } from '#vault/vault.ts'

/** The dependencies of code that applies a provider's status, in the gateway and in the worker. */
export interface PaymentDeps {
  readonly db: Database
  readonly lane: LaneClient
  readonly vault: Vault
  readonly jobs: Jobs
  readonly log: Log
  readonly provider: PaymentProvider
  readonly member: Member
}
