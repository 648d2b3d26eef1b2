import { bls12_381 } from '@noble/curves/bls12-381.js'
import { describe, expect, it } from 'vitest'
import { localChain, signRound } from './local-beacon.ts'
import { hex, unhex } from '#encoding/bytes.ts'
import { H } from '#encoding/encode.ts'
import { firstFalseBeacon } from './beacon-batch.ts'

const secret = H('beacon', 'batch')
const chain = localChain(secret, 1_700_000_000, 3, 'batch')
const genuine = [11, 12, 13, 20].map(round => ({ round, signature: signRound(secret, round) }))
const { Signature } = bls12_381.shortSignatures

const moved = (signature: string, by: bigint): string =>
  hex(Signature.toBytes(Signature.fromBytes(unhex(signature)).add(bls12_381.G1.Point.BASE.multiply(by))))

describe('batch verification of beacon rounds', () => {
  it('accepts genuine rounds', () => {
    expect(firstFalseBeacon(chain, genuine)).toBeUndefined()
    expect(firstFalseBeacon(chain, [])).toBeUndefined()
  })

  it.each<[string, (signature: string, i: number) => string]>([
    ['of another round', (signature, i) => (i === 1 ? (genuine[0]?.signature ?? '') : signature)],
    ['signed with another key', (signature, i) => (i === 1 ? signRound(H('other'), 12) : signature)],
    ['that is not a curve point', (signature, i) => (i === 1 ? '00'.repeat(48) : signature)],
    [
      'that cancels out with another false one in an unweighted sum',
      (signature, i) =>
        i === 1
          ? moved(signature, 7n)
          : i === 3
            ? moved(signature, bls12_381.fields.Fr.ORDER - 7n)
            : signature,
    ],
  ])('detects a beacon value %s', (_, change) => {
    const rounds = genuine.map(({ round, signature }, i) => ({ round, signature: change(signature, i) }))
    expect(firstFalseBeacon(chain, rounds)).toBe(12)
  })
})
