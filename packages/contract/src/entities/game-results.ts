import { Type, type Static } from 'typebox'
import { bingoPatterns } from './game-rule.ts'
import { GameStatus } from './game.ts'
import { Ball, PlayResult } from './play.ts'
import { closed, Count, DecimalAmount, Id, ShortText, Time, Url } from './values.ts'

const OfDraw = { at: Time, drawNum: Count }

/**
 * The same frames that rules/playout makes. Every viewer shows the frame whose time has come by the server
 * clock, so all see the same ball at the same moment.
 */
export const PlayoutFrame = Type.Union([
  closed({ step: Type.Literal('START_GAME'), at: Time }),
  closed({ step: Type.Literal('PRE_DRAW'), ...OfDraw }),
  closed({ step: Type.Literal('DRAW_NUM'), ...OfDraw, number: Ball, set: Type.Enum([1, 2]) }),
  closed({ step: Type.Literal('POST_DRAW'), ...OfDraw, shownUntil: Time }),
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
      description: 'In bingo, the call that completed the pattern; 0 if no card was sold.',
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
  drawn: Type.Array(Ball, { description: 'In the order drawn; of several draws, one after another.' }),
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
    after: DecimalAmount,
    won: Type.Boolean(),
  }),
  recordUrl: Url,
})
export type GameResults = Static<typeof GameResults>
export type PlayoutFrame = Static<typeof PlayoutFrame>
export type PlayoutStep = PlayoutFrame['step']
