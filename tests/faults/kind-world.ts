import { crosswordGrids } from '@fairground/fair/games/crossword/crossword-library'
import {
  bingo75,
  fiveAndOne,
  numbersTerms,
  pickThree,
  race,
  raffle,
} from '@fairground/testkit/demo/kinds/terms'
import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { type DemoMember, demoMembers } from '@fairground/testkit/demo/world'
import { type DemoGame } from '@fairground/testkit/demo/demo-game'

const meridian = demoMembers[0]!
const plain = { ...meridian.games[0]!, cost: 100n, fee: 10n, jackpot: 50_000n, ...hourlyFromNow() }

const game = (id: number, terms: Pick<DemoGame, 'rules' | 'prizeTable'>): DemoGame => {
  const title = terms.rules.kind
  return { ...plain, id, title, titleShort: title, cap: 10_000, playerMax: 1000, ...terms }
}

/** Every kind of drawn game. Hourly draws, so that only the test starts a draw. */
export const drawnGames: readonly DemoGame[] = [
  game(
    101,
    numbersTerms(2, 9, [
      { name: '2 numbers', matches: 2 },
      { name: '1 number', matches: 1, percent: 100 },
    ]),
  ),
  game(102, fiveAndOne),
  game(103, pickThree),
  game(104, race),
  game(105, raffle),
  game(106, bingo75),
]

/** Both kinds of instant tickets, with small decks. */
export const deckGames = [
  {
    id: 107,
    rules: { kind: 'crosswordGame', letters: 18, grids: crosswordGrids.slice(0, 2) },
    prizeTable: {
      tiers: [
        { name: 'Five words', words: 5, prize: '1000', count: 10 },
        { name: 'Three words', words: 3, prize: '200', count: 30 },
      ],
      losing: 60,
    },
  },
  {
    id: 108,
    rules: { kind: 'scratchcardGame', symbols: ['crown', 'bell', 'star', 'cherry', 'lemon'] },
    prizeTable: {
      tiers: [
        { name: 'crown', prize: '2000', count: 10 },
        { name: 'bell', prize: '300', count: 40 },
      ],
      losing: 50,
    },
  },
] as const

export const kindMember: DemoMember = { ...meridian, games: drawnGames }
export const kindBalance = 1_000_000n

/** The failpoints of a draw, by process. */
export const drawPoints = {
  worker: [
    'close.afterStatus',
    'commit.afterCountersign',
    'commit.afterSign',
    'commit.afterInsert',
    'beacon.afterFetch',
    'beacon.afterInsert',
    'result.afterReveal',
    'plan.mid',
    'plan.afterInsert',
    'result.afterInsert',
    'pay.afterBatch',
    'end.before',
  ],
  signer: ['signer.afterLog'],
} as const
