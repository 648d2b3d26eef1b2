import { consistencyProof, verifyConsistency } from '@fairground/fair/crypto/consistency'
import { merkleRoot } from '@fairground/fair/crypto/merkle'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TicketTree } from './ticket-tree.ts'

const leaf = (n: number) => new Uint8Array(32).fill(n + 1)

describe('the tree of a deck in memory', () => {
  const sizes = fc.integer({ min: 1, max: 70 }).chain(size => fc.tuple(fc.constant(size), fc.nat(size)))

  it('has the root and the consistency proof of every size', () => {
    const leaves = Array.from({ length: 70 }, (_, n) => leaf(n))
    const tree = new TicketTree()
    for (const each of leaves) tree.append(each)
    fc.assert(
      fc.property(sizes, ([size, first]) => {
        const sold = leaves.slice(0, size)
        expect(tree.root(size)).toEqual(merkleRoot(sold))
        const proof = tree.consistency(first, size)
        expect(proof).toEqual(consistencyProof(sold, first))
        const earlier = { size: first, root: tree.root(first) }
        expect(verifyConsistency(earlier, { size, root: tree.root(size) }, proof)).toBe(true)
      }),
    )
  })

  it('states nothing about tickets that it does not have', () => {
    const tree = new TicketTree()
    tree.append(leaf(0))
    expect(() => tree.root(2)).toThrow('1 tickets')
    expect(() => tree.consistency(1, 2)).toThrow('1 tickets')
    expect(() => tree.consistency(1, 0)).toThrow('does not extend')
  })
})
