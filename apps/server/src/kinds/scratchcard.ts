import { scratchCells, symbolsToWin } from '@fairground/fair/games/scratchcard/scratchcard'
import type { DeckKind } from './server-kind.ts'

export const scratchcardGame: DeckKind<'scratchcardGame'> = {
  playout: 'scratchcard',
  hasOddsBySales: () => false,
  toRuleView: (_terms, cards) => ({
    scratchcardGame: { deckSize: cards, cells: scratchCells, match: symbolsToWin },
  }),
  howToPlay: ({ deckSize, cells, match }) =>
    `Scratch ${cells} cells. ${match} equal symbols win the symbol's prize. Every ticket comes from one deck of ${deckSize} cards. All prizes of the deck are listed here.`,
}
