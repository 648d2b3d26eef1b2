import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { type Bytes, u64be } from '#encoding/bytes.ts'
import { enc } from '#encoding/encode.ts'

/** S: combines the unlocked link with the close record, its lock and the beacon signature. */
export const drawSeed = (
  link: Bytes,
  closeHash: Bytes,
  lockHash: Bytes,
  round: number,
  beaconSignature: Bytes,
): Bytes => hmac(sha256, link, enc('FD2/seed', closeHash, lockHash, u64be(round), beaconSignature))
