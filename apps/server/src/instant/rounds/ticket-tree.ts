import { emptyRoot, nodeHash } from '@fairground/fair/crypto/merkle'
import type { Bytes } from '@fairground/fair/encoding/bytes'

/** The tickets of a deck in memory. Roots and proofs of any size up to the current one take a few hashes. */
export class TicketTree {
  /** At level i the hashes of the complete subtrees of 2^i tickets. */
  readonly #levels: Bytes[][] = [[]]

  get size(): number {
    return this.#levels[0]?.length ?? 0
  }

  append(leaf: Bytes): void {
    let node = leaf
    for (let level = 0; ; level += 1) {
      const nodes = (this.#levels[level] ??= [])
      nodes.push(node)
      if (nodes.length % 2 === 1) return
      node = nodeHash(nodes[nodes.length - 2] as Bytes, node)
    }
  }

  root(size: number): Bytes {
    this.#checkSize(size)
    return size === 0 ? emptyRoot() : this.#hash(0, size)
  }

  /** RFC 9162 section 2.1.4.1: proves that the tree of this size extends the tree of the first tickets. */
  consistency(first: number, size: number): Bytes[] {
    this.#checkSize(size)
    if (first > size) throw new Error(`a tree of ${size} tickets does not extend one of ${first}`)
    return first === 0 ? [] : this.#subProof(first, 0, size, true)
  }

  #subProof(first: number, start: number, size: number, isWhole: boolean): Bytes[] {
    if (first === size) return isWhole ? [] : [this.#hash(start, size)]
    const left = splitPoint(size)
    return first <= left
      ? [...this.#subProof(first, start, left, isWhole), this.#hash(start + left, size - left)]
      : [...this.#subProof(first - left, start + left, size - left, false), this.#hash(start, left)]
  }

  #hash(start: number, size: number): Bytes {
    const level = Math.log2(size)
    const complete = Number.isInteger(level) ? this.#levels[level]?.[start / size] : undefined
    if (complete) return complete
    const left = splitPoint(size)
    return nodeHash(this.#hash(start, left), this.#hash(start + left, size - left))
  }

  #checkSize(size: number): void {
    if (size > this.size) throw new Error(`the tree has ${this.size} tickets, not ${size}`)
  }
}

/** The largest power of two below the size. */
const splitPoint = (size: number): number => {
  let left = 1
  while (left * 2 < size) left *= 2
  return left
}
