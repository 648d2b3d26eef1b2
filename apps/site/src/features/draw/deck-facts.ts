/** The values of a deck file that the page shows. Reading them does not verify them. */
export interface DeckFacts {
  readonly scheme: 'FD1' | 'FD2'
  readonly title: string
  readonly instance: string
  readonly cards: number
  readonly sold: number
  readonly endedAt: number
  readonly deckHash: string
  readonly closeHash: string
}
