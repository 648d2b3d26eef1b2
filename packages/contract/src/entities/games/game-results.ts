import { Type, type Static } from 'typebox'
import { bingoPatterns } from './game-rule.ts'
import { GameStatus } from './game.ts'
import { Ball, PlayResult } from '#entities/plays/play.ts'
import { closed, Count, DecimalAmount, Id, ShortText, Time, Url } from '#entities/values.ts'

const drawFields = { at: Time, drawNum: Count }

/**
 * The frames that rules/playout creates. Every client shows a frame at its time by the server clock, so all viewers see
 * the same ball at the same moment.
 */
export const PlayoutFrame = Type.Union([
  closed({ step: Type.Literal('START_GAME'), at: Time }),
  closed({ step: Type.Literal('PRE_DRAW'), ...drawFields }),
  closed({ step: Type.Literal('DRAW_NUM'), ...drawFields, number: Ball, set: Type.Enum([1, 2]) }),
  closed({ step: Type.Literal('POST_DRAW'), ...drawFields, shownUntil: Time }),
  closed({ step: Type.Literal('END_GAME'), at: Time }),
])

export const TierResult = closed({
  tier: Count,
  prizeText: Type.Optional(ShortText),
  matches: Count,
  matches2nd: Type.Optional(Count),
  winners: Count,
  each: DecimalAmount,
  paid: DecimalAmount,
  pattern: Type.Optional(Type.Enum(bingoPatterns)),
  call: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: 'The bingo call that completed the pattern; 0 if no card was sold.',
    }),
  ),
})

export const Winner = closed({
  name: ShortText,
  seq: Count,
  won: DecimalAmount,
  tiers: Type.Optional(Type.Array(Count)),
})

export const GameResults = closed({
  gameInstanceId: Id,
  gameStatus: GameStatus,
  startTime: Time,
  drawn: Type.Array(Ball, { description: 'In the order drawn. Several draws follow one another.' }),
  drawn2nd: Type.Optional(Type.Array(Ball)),
  draws: Type.Optional(
    Type.Array(closed({ draw: Count, numbers: Type.Array(Ball), luckyBall: Type.Optional(Ball) })),
  ),
  numbersFrom: Count,
  timeline: Type.Array(PlayoutFrame),
  plays: Type.Array(PlayResult),
  staked: DecimalAmount,
  totalWinnings: DecimalAmount,
  winners: Type.Array(TierResult),
  winnersList: Type.Optional(Type.Array(Winner)),
  winnersCount: Count,
  jackpot: closed({
    before: DecimalAmount,
    /** What this draw can pay: the jackpot before it and the contribution of its own sales. */
    prize: DecimalAmount,
    after: DecimalAmount,
    won: Type.Boolean(),
  }),
  recordUrl: Url,
})
export type GameResults = Static<typeof GameResults>
export type PlayoutFrame = Static<typeof PlayoutFrame>
export type PlayoutStep = PlayoutFrame['step']
