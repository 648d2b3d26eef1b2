import type { BeaconClient } from '#beacon/client.ts'
import type { Database } from '@fairground/database/connect'
import type { Tx } from '@fairground/database/transaction'
import type { SigningKey } from '#platform/keys.ts'
import type { LaneClient } from '#ledger/lane/lane-client.ts'
import type { Log } from '#platform/log.ts'
import type { Control } from '#control/control.ts'
import type { SignerClient } from '#signer/client.ts'

/** The dependencies of organisers. */
export interface OrganizerDeps {
  readonly db: Database
  readonly lane: LaneClient
  readonly signer: SignerClient
  readonly control: Control
  readonly beacon: BeaconClient
  readonly platformKey: SigningKey
  readonly log: Log
  /** The clock of the database, which decides for all workers: one with a wrong clock must not give a draw up early. */
  readonly readTime: (db: Tx | Database) => Promise<number>
  /** Counts a failed step of an instance in this status. */
  readonly observeFailure: (status: string) => void
}

/** A due instance at the time of its claim. Organisers read the current values again before they decide. */
export interface DueInstance {
  readonly memberId: number
  readonly id: number
  readonly gameId: number
  readonly status: string
  readonly attempts: number
}

/**
 * Takes one step in the lifecycle of an instance and sets the time of the next. Organisers are idempotent: any worker may
 * run the same step again.
 */
export type Organizer = (deps: OrganizerDeps, due: DueInstance) => Promise<void>
