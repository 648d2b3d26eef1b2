import type { Database } from '@fairground/database/connect'
import type { Jobs } from '#jobs/jobs.ts'
import type { LaneClient } from '#ledger/lane-client.ts'
import type { Log } from '#log.ts'
import type { Member } from '#member/members.ts'
import type { PaymentProvider } from '#providers/payments.ts'
import type { Vault } from '#vault/vault.ts'

/** What it takes to act on a provider's word, in a gateway as in a worker. */
export interface SettlingParts {
  readonly db: Database
  readonly lane: LaneClient
  readonly vault: Vault
  readonly jobs: Jobs
  readonly log: Log
  readonly provider: PaymentProvider
  readonly member: Member
}
