import type { CardTable, DeckInputs } from './card-table.ts'

/** The cards of a deck are not computed yet. The caller waits for them and decides again. */
export class CardsMissing extends Error {
  override name = 'CardsMissing'
  readonly inputs: DeckInputs

  constructor(inputs: DeckInputs) {
    super('the cards of the deck are being computed')
    this.inputs = inputs
  }
}

export interface CardSource {
  /** Throws CardsMissing while the cards are not computed. */
  get(inputs: DeckInputs): CardTable
  /** The deck has ended. */
  drop(inputs: DeckInputs): void
}
