/** A published deck, and how far it is sold and dealt. */
export interface DeckRow {
  readonly instanceId: number
  readonly publishedAt: number
  /** When the last of its tickets was sold, or -Infinity. */
  readonly lastSoldAt: number
  /** Tickets get their cards in the order of sale: how many have theirs. */
  dealt: number
}

/** A ticket that is to get a card. */
export interface UndealtRow {
  readonly instanceId: number
  readonly seq: number
  readonly playerId: number
  /** Where its card lay, if it has one by now. */
  position: number | null
}

export interface DeckRows {
  readonly decks: ReadonlyMap<number, DeckRow>
  /** By instance and seq. */
  readonly undealt: ReadonlyMap<string, UndealtRow>
}

interface NewCard {
  readonly instanceId: number
  readonly seq: number
  readonly n: number
  readonly position: number
  readonly outcome: string
  readonly prize: bigint
  readonly journalId: bigint | null
}

export const undealtText = ({ instanceId, seq }: { instanceId: number; seq: number }): string =>
  `${instanceId}/${seq}`

export const newDeckChanges = () => ({ cards: [] as NewCard[] })
