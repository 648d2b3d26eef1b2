import type { BeaconChain } from '@fairground/fair/beacon/beacon'
import type { Bytes } from '@fairground/fair/encoding/bytes'
import { applyMask, lockHash, lockRoundKey, roundKey } from '@fairground/fair/fd2/round-lock'
import { RecentMap } from './log/recent-map.ts'

export interface MaskedSecrets {
  readonly lock: Bytes
  readonly masks: readonly Bytes[]
  /** L */
  readonly lockHash: Bytes
}

const keptLocks = 64

/** One lock for each beacon round. It follows from the round, so it can be made again at any time. */
export class RoundLocks {
  readonly #beacon: BeaconChain
  readonly #kappa: Bytes
  readonly #locks = new RecentMap<number, Bytes>(keptLocks)

  constructor(beacon: BeaconChain, kappa: Bytes) {
    this.#beacon = beacon
    this.#kappa = kappa
  }

  /** Masks the secrets of a record so that the beacon's signature of the round reveals them. */
  seal(context: Bytes, round: number, secrets: readonly Bytes[]): MaskedSecrets {
    const key = roundKey(this.#kappa, round)
    const lock = this.#locks.get(round) ?? lockRoundKey(this.#beacon, round, key)
    this.#locks.set(round, lock)
    const masks = secrets.map((secret, row) => applyMask(secret, key, context, row))
    return { lock, masks, lockHash: lockHash(context, round, lock, masks) }
  }
}
