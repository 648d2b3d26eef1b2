import { crosswordGrids } from '@fairground/fair/instant/crossword-library'
import type { InstantTerms } from '@fairground/fair/instant/instant-games'
import type { DemoGame } from './world.ts'

const hour = 3_600_000

/** Prizes as so many times the price of a card: one card in four wins, and 65.5 % of the price comes back. */
const scratch: readonly (readonly [symbol: string, times: number, count: number])[] = [
  ['crown', 500, 1],
  ['diamond', 50, 4],
  ['bell', 20, 12],
  ['star', 10, 30],
  ['clover', 5, 60],
  ['cherry', 2, 240],
  ['lemon', 1, 600],
]

const scratchTerms = (cost: number): InstantTerms => ({
  rules: {
    kind: 'scratchcardGame',
    symbols: [...scratch.map(([symbol]) => symbol), 'moon', 'plum', 'anchor'],
  },
  prizeTable: {
    tiers: scratch.map(([name, times, count]) => ({ name, prize: String(times * cost), count })),
    losing: 3053,
  },
})

/** The same for crosswords: one in four, 65 %. */
const words: readonly (readonly [words: number, times: number, count: number])[] = [
  [10, 500, 1],
  [8, 50, 3],
  [7, 12.5, 12],
  [6, 5, 40],
  [5, 2.5, 100],
  [4, 1.5, 200],
  [3, 1, 400],
]

const crosswordTerms = (cost: number): InstantTerms => ({
  rules: { kind: 'crosswordGame', letters: 18, grids: crosswordGrids.slice(0, 12) },
  prizeTable: {
    tiers: words.map(([count, times, cards]) => ({
      name: `${count} words`,
      words: count,
      prize: String(times * cost),
      count: cards,
    })),
    losing: 2244,
  },
})

type Named = Pick<DemoGame, 'id' | 'title' | 'titleShort' | 'description'> & { readonly fee?: bigint }

/** Sold for an hour, or until no card is left; then everything about the deck is published and the next begins. */
const deck = (terms: (cost: number) => InstantTerms, cost: number, named: Named): DemoGame => ({
  fee: 0n,
  ...named,
  ...terms(cost),
  cost: BigInt(cost),
  jackpot: 0n,
  everyMs: hour,
  offsetMs: 0,
  playerMax: 100,
})

export const instantGames: { readonly [MemberId in 1 | 2 | 3]: readonly DemoGame[] } = {
  1: [
    deck(scratchTerms, 100, {
      id: 109,
      title: 'Silver Lining',
      titleShort: 'Silver',
      description: 'Nine windows. Three of a kind wins.',
    }),
    deck(crosswordTerms, 200, {
      id: 110,
      title: 'Word Vault',
      titleShort: 'Words',
      description: 'Eighteen letters. Three words or more win.',
    }),
  ],
  2: [
    deck(scratchTerms, 200, {
      id: 206,
      title: 'Lucky Stripes',
      titleShort: 'Stripes',
      description: 'Rub nine windows, find three alike.',
      fee: 10n,
    }),
    deck(crosswordTerms, 100, {
      id: 207,
      title: 'Letter Parade',
      titleShort: 'Letters',
      description: 'Eighteen letters march into the grid.',
    }),
  ],
  3: [
    deck(scratchTerms, 50, {
      id: 305,
      title: 'Sugar Scratch',
      titleShort: 'Scratch',
      description: 'Nine sweets under the foil.',
    }),
  ],
}
