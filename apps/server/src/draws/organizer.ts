import type { BeaconClient } from '#beacon/client.ts'
import type { Database } from '@fairground/database/connect'
import type { SigningKey } from '#keys.ts'
import type { LaneClient } from '#ledger/lane-client.ts'
import type { Log } from '#log.ts'
import type { SignerClient } from '#signer/client.ts'

/** What organisers work with. */
export interface OrganizerParts {
  readonly db: Database
  readonly lane: LaneClient
  readonly signer: SignerClient
  readonly beacon: BeaconClient
  readonly platformKey: SigningKey
  readonly log: Log
  /** A step failed with an instance in this status. */
  readonly observeFailure: (status: string) => void
}

/** An instance that is due, as it stood when it was claimed. Every organiser reads again what it decides on. */
export interface DueInstance {
  readonly memberId: number
  readonly id: number
  readonly gameId: number
  readonly status: string
  readonly attempts: number
}

/**
 * Does one step of an instance's life and sets when the next is due. May be run any number of times, by any worker:
 * what is already done is found done.
 */
export type Organizer = (parts: OrganizerParts, due: DueInstance) => Promise<void>
