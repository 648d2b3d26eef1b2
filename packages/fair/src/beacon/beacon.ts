import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { type Bytes, u64be, unhex } from '#encoding/bytes.ts'

/** A randomness beacon that signs each round number, scheme bls-unchained-g1-rfc9380. */
export interface BeaconChain {
  name: string
  /** Hexadecimal. */
  chainHash: string
  /** Hexadecimal, on G2. */
  publicKey: string
  /** Seconds since 1970 of round 1. */
  genesis: number
  /** Seconds between rounds. */
  period: number
  /** One party holds the key, for tests and demonstrations; it proves nothing to the public. */
  local: boolean
}

export const quicknet: BeaconChain = {
  name: 'quicknet',
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
    '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1692803367,
  period: 3,
  local: false,
}

export const beaconDst = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

/** Long enough for the signer to receive the close record before the round exists. */
export const closeToRoundMs = 6000

export const roundAt = (chain: BeaconChain, unixMs: number): number =>
  Math.floor((unixMs - chain.genesis * 1000) / (chain.period * 1000)) + 1

export const roundTime = (chain: BeaconChain, round: number): number =>
  (chain.genesis + (round - 1) * chain.period) * 1000

/** The beacon round that decides an instance; it follows from the closing time, so no party can choose it. */
export const drawRound = (chain: BeaconChain, closedAtMs: number): number =>
  roundAt(chain, closedAtMs + closeToRoundMs) + 1

export const roundMessage = (round: number) => bls12_381.shortSignatures.hash(sha256(u64be(round)), beaconDst)

export function verifyBeacon(chain: BeaconChain, round: number, signatureHex: string): boolean {
  if (!Number.isSafeInteger(round) || round < 1) return false
  try {
    return bls12_381.shortSignatures.verify(unhex(signatureHex), roundMessage(round), unhex(chain.publicKey))
  } catch {
    // Bytes that do not encode a curve point are not a signature.
    return false
  }
}

export const randomness = (signature: Bytes): Bytes => sha256(signature)
