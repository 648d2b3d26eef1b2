import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { type DemoMember, demoMembers } from '@fairground/testkit/demo/world'
import { type DemoGame } from '@fairground/testkit/demo/demo-game'

const meridian = demoMembers[0]!

/** The demo game of this kind with a fee, so that the balance reflects cost and fee. */
const like = (kind: DemoGame['rules']['kind']): DemoGame => {
  const found = meridian.games.find(({ rules }) => rules.kind === kind)
  if (!found) throw new Error(`the demo has no ${kind}`)
  return { ...found, fee: 10n, playerMax: 100 }
}

export const games = {
  fiveAndOne: like('oneDrawGameExt'),
  pickThree: like('oneDrawGameExtMulti'),
  // Two draws instead of three, and two raffle winners, for short play-outs.
  race: {
    ...like('regularGame'),
    rules: { kind: 'regularGame', pick: 4, from: 30, draws: 2, ballsPerDraw: 4, luckyBall: true },
  },
  raffle: {
    ...like('raffleGame'),
    rules: { kind: 'raffleGame', winners: 2 },
    prizeTable: {
      payoutPercentage: 60,
      progressivePercentage: 0,
      tiers: [
        { name: 'First prize', winners: 1, prize: { kind: 'share', percent: 60 } },
        { name: 'Second prize', winners: 1, prize: { kind: 'share', percent: 40 } },
      ],
    },
  },
  // Only one line to win: with a hundred cards it is complete after about twelve calls.
  bingo: {
    ...like('bingoGame'),
    rules: { kind: 'bingoGame', balls: 75, patterns: ['oneLine'], jackpotCalls: 0 },
    prizeTable: {
      payoutPercentage: 60,
      progressivePercentage: 0,
      tiers: [{ name: 'A line', pattern: 'oneLine', prize: { kind: 'share', percent: 100 } }],
    },
  },
  scratchcard: like('scratchcardGame'),
  crossword: like('crosswordGame'),
} satisfies Record<string, DemoGame>

export type InstantKind = 'scratchcard' | 'crossword'
export type DrawnKind = Exclude<Kind, InstantKind>
export type Kind = keyof typeof games

/** One operator with every kind of game. Hourly draws, so that only the test starts a draw. */
export const kindsMember: DemoMember = {
  ...meridian,
  // The changed games have other returns than those of the demo.
  returns: { min: 0, max: 100 },
  games: Object.values(games).map(game => ({ ...game, ...hourlyFromNow() })),
}
