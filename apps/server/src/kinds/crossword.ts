import type { DeckKind } from './server-kind.ts'

export const crosswordGame: DeckKind<'crosswordGame'> = {
  playout: 'crossword',
  hasOddsBySales: () => false,
  toRuleView: ({ rules, prizeTable }) => {
    const grids = rules.grids.map(grid => grid.split('/'))
    return {
      crosswordGame: {
        rows: Math.max(...grids.map(rows => rows.length)),
        columns: Math.max(...grids.map(rows => rows[0]?.length ?? 0)),
        letters: rules.letters,
        words: Math.max(...prizeTable.tiers.map(tier => tier.words)),
      },
    }
  },
  howToPlay: ({ letters }) =>
    `Open your ${letters} letters one by one. The number of completed words in your crossword decides your prize.`,
}
