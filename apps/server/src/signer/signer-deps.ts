import type { BeaconChain } from '@fairground/fair/beacon/beacon'
import type { Bytes } from '@fairground/fair/encoding/bytes'
import type { SigningKey } from '#platform/keys.ts'
import type { CardSource } from './decks/card-source.ts'
import type { GameChains } from './game-chains.ts'
import type { Journal } from './log/journal.ts'
import type { RoundLocks } from './round-locks.ts'
import type { SignerSecrets } from './secrets.ts'

/** What decisions depend on. Time, disk and randomness are arguments. */
export interface SignerDeps {
  readonly journal: Journal
  readonly key: SigningKey
  readonly secrets: SignerSecrets
  readonly chains: GameChains
  readonly locks: RoundLocks
  readonly beacon: BeaconChain
  readonly now: () => number
  /** Refuses while the clock is not confirmed by the beacon. */
  readonly checkClock: () => void
  /** The public keys of the control systems that may sign balances. Without one, draws need no balance. */
  readonly controlKeys: readonly Bytes[]
  readonly cards: CardSource
}
