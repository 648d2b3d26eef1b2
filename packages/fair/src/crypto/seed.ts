import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { type Bytes, u64be } from '#encoding/bytes.ts'
import { enc } from '#encoding/encode.ts'

/** Combines the operator's link, fixed before the sale, with the beacon signature, unknown until sales closed. */
export const drawSeed = (link: Bytes, closeHash: Bytes, round: number, beaconSignature: Bytes): Bytes =>
  hmac(sha256, link, enc('FD1/seed', closeHash, u64be(round), beaconSignature))
