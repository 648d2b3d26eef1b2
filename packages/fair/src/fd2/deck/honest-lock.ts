import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { BeaconChain } from '#beacon/beacon.ts'
import { type Bytes, concat, equal, u64be, unhex, utf8, xor } from '#encoding/bytes.ts'
import { enc } from '#encoding/encode.ts'
import { lockLength } from '#fd2/time-lock.ts'

/**
 * Whether the signer made the opened lock from its key as the scheme demands. The round's genuine signature has opened
 * the lock, so every part of it follows from key and sigma, and comparing sigma equals making the whole lock again. It
 * saves a pairing for each round of a deck.
 */
export function isHonestLock(chain: BeaconChain, round: number, lock: Bytes, key: Bytes): boolean {
  if (lock.length !== lockLength) return false
  const sigma = hmac(sha256, key, enc('FD2/sigma', unhex(chain.chainHash), u64be(round)))
  return equal(xor(lock.slice(128), key), sha256(concat(utf8('IBE-H4'), sigma)))
}
