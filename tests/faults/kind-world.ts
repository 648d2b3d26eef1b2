import { crosswordGrids } from '@fairground/fair/games/crossword/crossword-library'
import {
  bingo75,
  fiveAndOne,
  type MakeTerms,
  pickThree,
  race,
  raffle,
} from '@fairground/testkit/demo/kinds/terms'
import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { type DemoMember, demoMembers } from '@fairground/testkit/demo/world'
import { type DemoGame } from '@fairground/testkit/demo/demo-game'

const meridian = demoMembers[0]!
const plain = { ...meridian.games[0]!, cost: 100n, fee: 10n, ...hourlyFromNow() }

const sale = { cost: plain.cost, fee: plain.fee, cap: 10_000 }

const game = (id: number, makeTerms: MakeTerms): DemoGame => {
  const terms = makeTerms({ ...sale, seed: 50_000n })
  const title = terms.rules.kind
  return { ...plain, ...sale, id, title, titleShort: title, playerMax: 1000, ...terms }
}

const twoOfNine: MakeTerms = ({ seed }) => ({
  rules: { kind: 'oneDrawGame', pick: 2, from: 9 },
  prizeTable: {
    payoutPercentage: 45,
    progressivePercentage: 15,
    tiers: [
      { name: '2 numbers', matches: 2, prize: { kind: 'jackpot', seed: String(seed) } },
      { name: '1 number', matches: 1, prize: { kind: 'share', percent: 100 } },
    ],
  },
})

/** Every kind of drawn game. Hourly draws, so that only the test starts a draw. */
export const drawnGames: readonly DemoGame[] = [
  game(101, twoOfNine),
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

const { returns: _, ...withoutRange } = meridian

export const kindMember: DemoMember = { ...withoutRange, games: drawnGames }
export const kindBalance = 1_000_000n

/** The failpoints of a draw, by process. */
export const drawPoints = {
  worker: [
    'close.afterStatus',
    'commit.afterCountersign',
    'commit.afterSign',
    'commit.afterInsert',
    'witness.afterCommit',
    'beacon.afterFetch',
    'beacon.afterInsert',
    'result.afterWinners',
    'plan.mid',
    'plan.afterInsert',
    'result.afterInsert',
    'pay.afterBatch',
    'end.afterLog',
    'end.before',
  ],
  signer: ['signer.afterLog'],
} as const
