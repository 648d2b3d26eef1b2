import { crosswordGrids } from '@fairground/fair/games/crossword/crossword-library'
import { type MakeTerms, times } from './make-terms.ts'

/** One card in four wins, and the return to player is 65.5 %. */
const scratchPrizes: readonly (readonly [symbol: string, factor: number, count: number])[] = [
  ['crown', 500, 1],
  ['diamond', 50, 4],
  ['bell', 20, 12],
  ['star', 10, 30],
  ['clover', 5, 60],
  ['cherry', 2, 240],
  ['lemon', 1, 600],
]

export const scratchcardTerms: MakeTerms = ({ cost }) => ({
  rules: {
    kind: 'scratchcardGame',
    symbols: [...scratchPrizes.map(([symbol]) => symbol), 'moon', 'plum', 'anchor'],
  },
  prizeTable: {
    tiers: scratchPrizes.map(([name, factor, count]) => ({ name, prize: times(cost, factor), count })),
    losing: 3053,
  },
})

/** One card in four wins, and the return to player is 65 %. */
const crosswordPrizes: readonly (readonly [words: number, factor: number, count: number])[] = [
  [10, 400, 1],
  [9, 100, 1],
  [8, 50, 3],
  [7, 12.5, 12],
  [6, 5, 40],
  [5, 2.5, 100],
  [4, 1.5, 200],
  [3, 1, 400],
]

const gridCount = 12

export const crosswordTerms: MakeTerms = ({ cost }) => ({
  rules: { kind: 'crosswordGame', letters: 18, grids: crosswordGrids.slice(0, gridCount) },
  prizeTable: {
    tiers: crosswordPrizes.map(([words, factor, count]) => ({
      name: `${words} words`,
      words,
      prize: times(cost, factor),
      count,
    })),
    losing: 2243,
  },
})
