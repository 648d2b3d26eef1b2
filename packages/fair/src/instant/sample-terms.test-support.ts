import { crosswordGrids } from '#games/crossword/crossword-library.ts'
import type { InstantTerms } from './instant-games.ts'
import type { Crossword } from '#games/crossword/crossword.ts'
import type { Scratch } from '#games/scratchcard/scratchcard.ts'

export const scratchTerms: Omit<Scratch, 'card'> & InstantTerms = {
  rules: { kind: 'scratchcardGame', symbols: ['crown', 'bell', 'star', 'cherry', 'lemon', 'plum', 'moon'] },
  prizeTable: {
    tiers: [
      { name: 'crown', prize: '500000', count: 1 },
      { name: 'bell', prize: '5000', count: 3 },
      { name: 'star', prize: '1000', count: 6 },
      { name: 'cherry', prize: '400', count: 10 },
      { name: 'lemon', prize: '200', count: 10 },
    ],
    losing: 50,
  },
}

const words = (count: number): string => `${count} words`

export const crosswordTerms: Omit<Crossword, 'card'> & InstantTerms = {
  rules: { kind: 'crosswordGame', letters: 18, grids: [...crosswordGrids] },
  prizeTable: {
    tiers: [
      { name: words(10), words: 10, prize: '1000000', count: 1 },
      { name: words(8), words: 8, prize: '50000', count: 2 },
      { name: words(7), words: 7, prize: '10000', count: 3 },
      { name: words(6), words: 6, prize: '2500', count: 4 },
      { name: words(5), words: 5, prize: '1000', count: 5 },
      { name: words(4), words: 4, prize: '500', count: 7 },
      { name: words(3), words: 3, prize: '300', count: 8 },
    ],
    losing: 50,
  },
}
