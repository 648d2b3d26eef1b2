import { pippenger } from '@noble/curves/abstract/curve.js'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { type BeaconChain, roundMessage, verifyBeacon } from './beacon.ts'
import { type Bytes, concat, hex, u64be, unhex } from '#encoding/bytes.ts'
import { H } from '#encoding/encode.ts'

interface BeaconRound {
  round: number
  /** Hexadecimal. */
  signature: string
}

const bls = bls12_381.shortSignatures
const G1 = bls12_381.G1.Point
const weightLength = 16

/**
 * A deck sold over days has thousands of rounds, and one pairing per round would take minutes. One key signed all
 * of them, so a single pairing checks the weighted sum. The weights depend on every signature, so false signatures
 * cannot be constructed to cancel out.
 */
function allGenuine(chain: BeaconChain, rounds: readonly BeaconRound[]): boolean {
  try {
    const signatures = rounds.map(({ signature }) => bls.Signature.fromBytes(unhex(signature)))
    for (const point of signatures) point.assertValidity()
    const weights = computeWeights(rounds)
    const messages = rounds.map(({ round }) => roundMessage(round))
    return bls.verify(
      pippenger(G1, signatures, weights),
      pippenger(G1, messages, weights),
      unhex(chain.publicKey),
    )
  } catch {
    return false
  }
}

function computeWeights(rounds: readonly BeaconRound[]): bigint[] {
  const all = H(
    'weights',
    concat(...rounds.flatMap(({ round, signature }) => [u64be(round), unhex(signature)])),
  )
  return rounds.map((_, i) => BigInt(`0x${hex(weight(all, i))}`))
}

const weight = (all: Bytes, i: number): Bytes => H('weight', all, u64be(i)).slice(0, weightLength)

/** The first round with a false signature; undefined if all are genuine. */
export function firstFalseBeacon(chain: BeaconChain, rounds: readonly BeaconRound[]): number | undefined {
  if (rounds.length === 0 || allGenuine(chain, rounds)) return undefined
  return rounds.find(({ round, signature }) => !verifyBeacon(chain, round, signature))?.round
}
