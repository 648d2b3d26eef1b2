import type { Bytes } from '@fairground/fair/encoding/bytes'
import { type DeckTable, deckSize } from '@fairground/fair/instant/deck-table'
import { buildTree, type CardTree, type OrderInputs } from './card-tree.ts'
import { buildLinks } from './link-table.ts'

/** Everything that decides the cards of a deck and the tickets that get them. */
export interface DeckInputs extends OrderInputs {
  /** The secret of the links that assign the cards. */
  readonly assignSecret: Bytes
}

export interface CardTable extends CardTree {
  /** The links that assign the cards. */
  readonly links: Uint8Array
}

/** Further links for rounds that the witnesses missed: their tickets need a second link. */
const spareLinks = 1000

/** One link for each round, and never more rounds than cards except missed ones. */
export const countLinks = (prizeTable: DeckTable): number => deckSize(prizeTable) + spareLinks

export const buildCards = (inputs: DeckInputs): CardTable => ({
  ...buildTree(inputs),
  links: buildLinks(inputs.assignSecret, countLinks(inputs.prizeTable)),
})
