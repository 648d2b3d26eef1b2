/** What a deck's file says, as far as the page shows it. Nothing of it is checked by reading it. */
export interface DeckFacts {
  readonly title: string
  readonly instance: string
  readonly cards: number
  readonly sold: number
  readonly endedAt: number
  readonly deckHash: string
  readonly closeHash: string
}
