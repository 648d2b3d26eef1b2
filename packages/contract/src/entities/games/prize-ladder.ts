import { Type, type Static } from 'typebox'
import { closed, Count, DecimalAmount, Percent, ShortText } from '#entities/values.ts'

export const PrizeLadderRow = closed({
  tier: Count,
  matches: Count,
  matches2nd: Type.Optional(Count),
  prizeText: Type.Optional(ShortText),
  kind: Type.Enum(['jackpot', 'share', 'fixed', 'item']),
  percent: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  /** What one winner gets. A share is an estimate for the plays sold so far, until the result is final. */
  each: DecimalAmount,
  /** What a winner gets at least, if it is guaranteed. */
  minimum: Type.Optional(DecimalAmount),
  winners: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: 'The number of winners, if it is known: in advance, or because the result is final.',
    }),
  ),
  draw: Type.Optional(
    Type.Integer({ minimum: 1, description: 'The draw of a race, once its result is final.' }),
  ),
  odds: closed({ in: Type.Number({ minimum: 1, description: 'One in this number of plays.' }) }),
})

export const PrizeLadder = closed({
  prizeLadder: Type.Array(PrizeLadderRow),
  anyPrizeOdds: Type.Number({ minimum: 1, description: 'One in this number of plays wins a prize.' }),
  returnToPlayer: Percent,
  prizesFinal: Type.Boolean({ description: 'The draw is over: the amounts were paid.' }),
  prizesLevelled: Type.Boolean({
    description: 'A lower tier that would pay more shares its money with the better one.',
  }),
  oddsAtCap: Type.Boolean({ description: 'The odds hold when every play is sold.' }),
})
export type PrizeLadderRow = Static<typeof PrizeLadderRow>
