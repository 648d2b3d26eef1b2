import { nodeHash } from '@fairground/fair/crypto/merkle'
import { type Bytes, hex } from '@fairground/fair/encoding/bytes'
import { drawSeed } from '@fairground/fair/fd2/seed'
import { cardOrder, openSalts } from '@fairground/fair/fd2/deck-draft'
import { cardHash } from '@fairground/fair/instant/deck'
import { type DeckTable, deckSize, losing } from '@fairground/fair/instant/deck-table'
import type { DealtCard } from '../protocol.ts'

/** Everything that decides the order of the cards of a deck. */
export interface OrderInputs {
  readonly instance: string
  /** C */
  readonly closeHash: Bytes
  /** L */
  readonly lockHash: Bytes
  readonly link: Bytes
  readonly round: number
  readonly beaconSignature: Bytes
  readonly prizeTable: DeckTable
}

/** The cards of a deck in typed arrays: about 65 MB for a million cards, so that opening a card computes no hash. */
export interface CardTree {
  readonly root: Bytes
  /** The tier of each card by position; the number of tiers for a losing card. */
  readonly tiers: Uint8Array
  /** The nodes of the tree from the leaves up, level by level. */
  readonly nodes: Uint8Array
}

const hashBytes = 32

/** Reads one card at a time. */
export class CardReader {
  readonly #inputs: OrderInputs
  readonly #tiers: Uint8Array
  readonly #saltAt: (position: number) => Bytes

  constructor(inputs: OrderInputs, tiers: Uint8Array) {
    this.#inputs = inputs
    this.#tiers = tiers
    this.#saltAt = openSalts(inputs.link, inputs.closeHash)
  }

  card(position: number): { outcome: string; salt: Bytes } {
    const tier = this.#inputs.prizeTable.tiers[this.#tiers[position] ?? 0]
    return { outcome: tier?.name ?? losing, salt: this.#saltAt(position) }
  }

  leaf(position: number): Bytes {
    return cardHash(this.#inputs.instance, position, this.card(position))
  }
}

export const buildTree = (inputs: OrderInputs): CardTree => {
  const { link, closeHash, lockHash, round, beaconSignature, prizeTable } = inputs
  const seed = drawSeed(link, closeHash, lockHash, round, beaconSignature)
  const tiers = dealTiers(cardOrder(seed, closeHash, deckSize(prizeTable)), prizeTable)
  const reader = new CardReader(inputs, tiers)
  const sizes = levelSizes(tiers.length)
  const nodes = new Uint8Array(sizes.reduce((sum, size) => sum + size, 0) * hashBytes)
  for (let position = 0; position < tiers.length; position += 1)
    nodes.set(reader.leaf(position), position * hashBytes)
  let below = 0
  for (const [i, size] of sizes.entries()) {
    if (i === 0) continue
    const belowSize = sizes[i - 1] ?? 0
    const start = below + belowSize
    for (let at = 0; at < size; at += 1) {
      const left = nodeAt(nodes, below + 2 * at)
      const node = 2 * at + 1 < belowSize ? nodeHash(left, nodeAt(nodes, below + 2 * at + 1)) : left
      nodes.set(node, (start + at) * hashBytes)
    }
    below = start
  }
  return { root: nodeAt(nodes, below), tiers, nodes }
}

/** The card at a position with its inclusion proof. */
export const openCard = ({ tiers, nodes }: CardTree, reader: CardReader, position: number): DealtCard => {
  const { outcome, salt } = reader.card(position)
  const path: string[] = []
  let at = position
  let start = 0
  for (const size of levelSizes(tiers.length)) {
    const sibling = at % 2 === 0 ? at + 1 : at - 1
    if (sibling < size) path.push(hex(nodeAt(nodes, start + sibling)))
    start += size
    at = Math.floor(at / 2)
  }
  return { position, outcome, salt: hex(salt), path }
}

const nodeAt = (nodes: Uint8Array, at: number): Bytes => nodes.slice(at * hashBytes, (at + 1) * hashBytes)

/** The number of nodes of each level from the leaves to the root. */
export const levelSizes = (leaves: number): number[] => {
  const sizes = [leaves]
  for (let size = leaves; size > 1; ) {
    size = Math.ceil(size / 2)
    sizes.push(size)
  }
  return sizes
}

/** The tier of each card: `order` numbers the cards of the table, tier by tier, then the losing ones. */
const dealTiers = (order: Uint32Array, { tiers }: DeckTable): Uint8Array => {
  const byCard = new Uint8Array(order.length).fill(tiers.length)
  let first = 0
  for (const [tier, { count }] of tiers.entries()) {
    byCard.fill(tier, first, first + count)
    first += count
  }
  return Uint8Array.from(order, card => byCard[card] ?? 0)
}
