import { Type, type Static } from 'typebox'
import { closed, Count, DecimalAmount, Percent, ShortText } from '#entities/values.ts'

export const PrizeLadderRow = closed({
  tier: Count,
  matches: Count,
  matches2nd: Type.Optional(Count),
  prizeText: Type.Optional(ShortText),
  kind: Type.Enum(['jackpot', 'share', 'fixed', 'item']),
  percent: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  fund: DecimalAmount,
  winners: Type.Optional(
    Type.Integer({
      minimum: 1,
      description:
        'The number of winners, if known in advance. Shares are then computed from the rest of the pool.',
    }),
  ),
  odds: closed({ in: Type.Number({ minimum: 1, description: 'One in this number of plays.' }) }),
})

export const PrizeLadder = closed({
  prizeLadder: Type.Array(PrizeLadderRow),
  anyPrizeOdds: Type.Number({ minimum: 1, description: 'One in this number of plays wins a prize.' }),
  returnToPlayer: Percent,
})
export type PrizeLadderRow = Static<typeof PrizeLadderRow>
