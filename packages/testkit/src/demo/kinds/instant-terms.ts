import { crosswordGrids } from '@fairground/fair/games/crossword/crossword-library'
import type { InstantTerms } from '@fairground/fair/instant/instant-games'

/** Prizes as multiples of the card price. One card in four wins, and the return to player is 65.5 %. */
const scratchPrizes: readonly (readonly [symbol: string, times: number, count: number])[] = [
  ['crown', 500, 1],
  ['diamond', 50, 4],
  ['bell', 20, 12],
  ['star', 10, 30],
  ['clover', 5, 60],
  ['cherry', 2, 240],
  ['lemon', 1, 600],
]

export const scratchTerms = (cost: number): InstantTerms => ({
  rules: {
    kind: 'scratchcardGame',
    symbols: [...scratchPrizes.map(([symbol]) => symbol), 'moon', 'plum', 'anchor'],
  },
  prizeTable: {
    tiers: scratchPrizes.map(([name, times, count]) => ({ name, prize: String(times * cost), count })),
    losing: 3053,
  },
})

/** Crossword prizes: one card in four wins, and the return to player is 65 %. */
const crosswordPrizes: readonly (readonly [words: number, times: number, count: number])[] = [
  [10, 400, 1],
  [9, 100, 1],
  [8, 50, 3],
  [7, 12.5, 12],
  [6, 5, 40],
  [5, 2.5, 100],
  [4, 1.5, 200],
  [3, 1, 400],
]

export const crosswordTerms = (cost: number): InstantTerms => ({
  rules: { kind: 'crosswordGame', letters: 18, grids: crosswordGrids.slice(0, 12) },
  prizeTable: {
    tiers: crosswordPrizes.map(([count, times, cards]) => ({
      name: `${count} words`,
      words: count,
      prize: String(times * cost),
      count: cards,
    })),
    losing: 2243,
  },
})
