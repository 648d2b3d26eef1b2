import type { BeaconChain } from '#beacon/beacon.ts'
import { chainStep } from '#crypto/hash-chain.ts'
import { type Bytes, equal } from '#encoding/bytes.ts'
import { applyMask, lockRoundKey, openRoundKey } from './round-lock.ts'

/** The link of a draw as the signer sealed it. */
export interface SealedLink {
  /** C */
  readonly closeHash: Bytes
  readonly lock: Bytes
  readonly mask: Bytes
}

export interface OpenedLink {
  /** The key that the lock holds for its beacon round. */
  readonly key: Bytes
  /** The link that decides the draw, always: the signer can neither withhold it nor offer another one. */
  readonly link: Bytes
}

/** Opens the link with the beacon's signature of the round. */
export function openLink({ closeHash, lock, mask }: SealedLink, beaconSignature: Bytes): OpenedLink {
  const key = openRoundKey(lock, beaconSignature)
  return { key, link: applyMask(mask, key, closeHash, 0) }
}

/** How the signer broke its commitment; undefined if it kept it. The draw stands in either case. */
export function findLockFault(
  { chain, round }: { chain: BeaconChain; round: number },
  { key, link }: OpenedLink,
  lock: Bytes,
  previous: Bytes,
): string | undefined {
  if (!equal(chainStep(link), previous)) return 'The lock does not hold the committed link of the chain.'
  if (!equal(lockRoundKey(chain, round, key), lock)) return 'The lock is not the one that its key gives.'
  return undefined
}
