import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { type Bytes, u64be } from './bytes.ts'
import { enc } from './encode.ts'

/** Needs the operator's link, fixed before the sale, and the beacon's signature, unknown until after it. */
export const drawSeed = (link: Bytes, closeHash: Bytes, round: number, beaconSignature: Bytes): Bytes =>
  hmac(sha256, link, enc('FD1/seed', closeHash, u64be(round), beaconSignature))
