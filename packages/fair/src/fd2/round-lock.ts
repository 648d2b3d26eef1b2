import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { BeaconChain } from '#beacon/beacon.ts'
import { type Bytes, u32be, u64be, unhex, xor } from '#encoding/bytes.ts'
import { enc, H2 } from '#encoding/encode.ts'
import { openTimeLock, timeLock } from './time-lock.ts'

/** The signer's key for everything sealed to one beacon round. `secret` is 32 random bytes of the signer. */
export const roundKey = (secret: Bytes, round: number): Bytes =>
  hmac(sha256, secret, enc('FD2/K', u64be(round)))

/** The lock follows from its key, so anyone who has opened it can make it again and compare. */
export const lockRoundKey = (chain: BeaconChain, round: number, key: Bytes): Bytes =>
  timeLock(chain, round, key, hmac(sha256, key, enc('FD2/sigma', unhex(chain.chainHash), u64be(round))))

/** The key in a lock, always 32 bytes. A lock that does not open stands for a fixed value, so a draw always completes. */
export const openRoundKey = (lock: Bytes, signature: Bytes): Bytes =>
  openTimeLock(lock, signature) ?? H2('lockfault', lock)

/** Masks or unmasks the secret in row `row` of the sealed context: the hash of a close record or of a round. */
export const applyMask = (secret: Bytes, key: Bytes, context: Bytes, row: number): Bytes =>
  xor(secret, hmac(sha256, key, enc('FD2/mask', context, u32be(row))))

/** L: commits to the lock and the masked secrets. */
export const lockHash = (context: Bytes, round: number, lock: Bytes, masks: readonly Bytes[]): Bytes =>
  H2('lock', context, u64be(round), lock, ...masks)
