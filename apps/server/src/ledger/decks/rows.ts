import type { Row } from '@fairground/database/row'
/** A published deck, with the progress of its sale and of its card assignment. */
export interface DeckRow extends Row<'deck', 'instance_id'> {
  readonly publishedAt: number
  /** The time of the last sale, or -Infinity. */
  readonly lastSoldAt: number
  /** The number of tickets with a card; cards are assigned in the order of sale. */
  dealt: number
  /** The number of tickets that were refunded, because no card could be dealt. */
  refunded: number
}

/** A ticket that waits for its card. */
export interface UndealtRow extends Row<'ticket', 'instance_id' | 'seq' | 'player_id'> {
  /** The position of its card in the deck, once assigned. */
  position: number | null
}

export interface DeckRows {
  readonly decks: ReadonlyMap<number, DeckRow>
  /** By instance and ticket number. */
  readonly undealt: ReadonlyMap<string, UndealtRow>
}

type NewCard = Row<'deck_card', 'instance_id' | 'seq' | 'n' | 'position' | 'outcome' | 'prize' | 'journal_id'>

export const undealtKey = ({ instanceId, seq }: { instanceId: number; seq: number }): string =>
  `${instanceId}/${seq}`

export const newDeckChanges = () => ({ cards: [] as NewCard[] })
