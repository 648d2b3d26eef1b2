import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Bytes, hex, u64be, unhex } from '#encoding/bytes.ts'
import {
  append,
  appendMany,
  emptyFrontier,
  type Frontier,
  frontierFromBytes,
  frontierRoot,
  frontierSize,
  frontierToBytes,
  inclusionProof,
  inclusionProofs,
  leafHash,
  merkleRoot,
  verifyInclusion,
} from './merkle.ts'

const hashes = (count: number): Bytes[] => Array.from({ length: count }, (_, i) => leafHash(u64be(i)))

describe('Merkle tree', () => {
  // Trees from the Certificate Transparency test suite.
  const known = [
    '',
    '00',
    '10',
    '2021',
    '3031',
    '40414243',
    '5051525354555657',
    '606162636465666768696a6b6c6d6e6f',
  ]
  it.each([
    [0, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    [1, '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
    [2, 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
    [3, 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
    [8, '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328'],
  ])('computes the known root of %d leaves', (count, root) => {
    expect(hex(merkleRoot(known.slice(0, count).map(data => leafHash(unhex(data)))))).toBe(root)
  })

  it('proves the index of every leaf in every tree up to 40 leaves, and no other index', () => {
    for (let size = 1; size <= 40; size += 1) {
      const tree = hashes(size)
      const root = merkleRoot(tree)
      expect(inclusionProofs(tree)).toEqual(tree.map((_, index) => inclusionProof(tree, index)))
      tree.forEach((leaf, index) => {
        const proof = inclusionProof(tree, index)
        expect(verifyInclusion(leaf, index, size, proof, root)).toBe(true)
        expect(verifyInclusion(leaf, (index + 1) % size, size, proof, root)).toBe(size === 1)
        expect(verifyInclusion(leafHash(u64be(99)), index, size, proof, root)).toBe(false)
        expect(verifyInclusion(leaf, index, size, [...proof, root], root)).toBe(false)
        expect(verifyInclusion(leaf, index, size, proof.slice(1), root)).toBe(size === 1)
      })
    }
  })

  it.each([-1, 7, 0.5, Number.NaN])('rejects leaf index %d of 7', index => {
    expect(() => inclusionProof(hashes(7), index)).toThrow('no leaf')
    expect(verifyInclusion(leafHash(u64be(0)), index, 7, [], merkleRoot(hashes(7)))).toBe(false)
  })
})

describe('frontier', () => {
  it('names the root of the whole tree at every size from 0 to 300', () => {
    const all = hashes(300)
    let frontier: Frontier = emptyFrontier
    for (let size = 0; size <= 300; size += 1) {
      expect(hex(frontierRoot(frontier))).toBe(hex(merkleRoot(all.slice(0, size))))
      expect(frontierSize(frontier)).toBe(size)
      const next = all[size]
      if (next) frontier = append(frontier, next)
    }
  })

  it('gives the same root for every batching of the leaves, also after serialization', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { maxLength: 8 }), batches => {
        const all = hashes(batches.reduce((sum, size) => sum + size, 0))
        let frontier: Frontier = emptyFrontier
        for (const size of batches) {
          const from = frontierSize(frontier)
          const stored = frontierFromBytes(frontierToBytes(frontier))
          frontier = appendMany(stored, all.slice(from, from + size))
        }
        expect(hex(frontierRoot(frontier))).toBe(hex(merkleRoot(all)))
      }),
    )
  })

  it('does not change the earlier frontier', () => {
    const three = appendMany(emptyFrontier, hashes(3))
    const before = hex(frontierRoot(three))
    append(three, leafHash(u64be(3)))
    expect(hex(frontierRoot(three))).toBe(before)
  })

  it.each([
    ['nothing', ''],
    ['a size without its peaks', '0000000000000003'],
    ['peaks without size', `0000000000000000${'11'.repeat(32)}`],
    ['half a peak', `0000000000000001${'11'.repeat(31)}`],
    ['an impossible size', `ffffffffffffffff${'11'.repeat(32 * 64)}`],
  ])('rejects the bytes of %s', (_, bytes) => {
    expect(() => frontierFromBytes(unhex(bytes))).toThrow('not a frontier')
  })
})
