import { bls12_381 as bls } from '@noble/curves/bls12-381.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { type BeaconChain, beaconDst } from '#beacon/beacon.ts'
import { type Bytes, concat, equal, hex, u64be, unhex, utf8, xor } from '#encoding/bytes.ts'

const G1 = bls.G1.Point
const G2 = bls.G2.Point
const order = bls.fields.Fr.ORDER

/** U on G2, then 32 bytes V and 32 bytes W. */
export const lockLength = 160

type Pairing = ReturnType<typeof bls.pairing>
type Fp2 = Pairing['c0']['c0']
type Fp6 = Pairing['c0']

const fpBytes = (value: bigint): Bytes => unhex(value.toString(16).padStart(96, '0'))
const fp2Bytes = ({ c0, c1 }: Fp2): Bytes => concat(fpBytes(c1), fpBytes(c0))
const fp6Bytes = ({ c0, c1, c2 }: Fp6): Bytes => concat(fp2Bytes(c2), fp2Bytes(c1), fp2Bytes(c0))

/** 576 bytes, the highest coefficient first. */
const pairingBytes = ({ c0, c1 }: Pairing): Bytes => concat(fp6Bytes(c1), fp6Bytes(c0))

const h2 = (value: Pairing): Bytes => sha256(concat(utf8('IBE-H2'), pairingBytes(value)))
const h4 = (sigma: Bytes): Bytes => sha256(concat(utf8('IBE-H4'), sigma))

const maxTries = 65_535

/** A scalar below the group order, by rejection. */
function h3(sigma: Bytes, message: Bytes): bigint {
  const start = sha256(concat(utf8('IBE-H3'), sigma, message))
  for (let i = 1; i < maxTries; i += 1) {
    const digest = sha256(concat(Uint8Array.of(i & 255, i >> 8), start))
    digest[0] = (digest[0] ?? 0) >> 1
    const scalar = BigInt(`0x${hex(digest)}`)
    if (scalar > 0n && scalar < order) return scalar
  }
  throw new Error('no scalar was found')
}

const roundPoint = (round: number) =>
  G1.fromAffine(bls.G1.hashToCurve(sha256(u64be(round)), { DST: beaconDst }).toAffine())

/**
 * Locks 32 bytes to a beacon round: Boneh-Franklin FullIdent as in drand's time-lock. The beacon's signature of the
 * round opens the lock: it cannot be opened earlier and cannot be withheld later.
 */
export function timeLock(chain: BeaconChain, round: number, message: Bytes, sigma: Bytes): Bytes {
  const r = h3(sigma, message)
  const shared = bls.pairing(roundPoint(round).multiply(r), G2.fromHex(chain.publicKey))
  return concat(G2.BASE.multiply(r).toBytes(), xor(sigma, h2(shared)), xor(message, h4(sigma)))
}

/** Undefined when the bytes are not a well-formed lock to the round of this signature. */
export function openTimeLock(lock: Bytes, signature: Bytes): Bytes | undefined {
  if (lock.length !== lockLength) return undefined
  try {
    const u = G2.fromBytes(lock.slice(0, 96))
    u.assertValidity()
    const sigma = xor(lock.slice(96, 128), h2(bls.pairing(G1.fromBytes(signature), u)))
    const message = xor(lock.slice(128), h4(sigma))
    return equal(G2.BASE.multiply(h3(sigma, message)).toBytes(), lock.slice(0, 96)) ? message : undefined
  } catch {
    // Bytes that do not encode a curve point are not a lock.
    return undefined
  }
}
