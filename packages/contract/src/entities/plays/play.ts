import { Type, type Static } from 'typebox'
import { Card } from './card.ts'
import { closed, Count, DecimalAmount, Seq, ShortText } from '#entities/values.ts'

/** -1 is an empty slot or the free centre of a bingo card. */
export const Ball = Type.Integer({ minimum: -1, maximum: 1_000_000 })
export const Line = Type.Array(Ball, { maxItems: 90 })

/** Units staked on straight, box and pair. */
export const MultiOption = Type.Array(Type.Integer({ minimum: 0, maximum: 1000 }), {
  minItems: 3,
  maxItems: 3,
})

/** In printable ASCII. */
export const JoinCode = Type.String({ maxLength: 32, pattern: '^[ -~]*$' })

export const Play = closed({
  seq: Seq,
  numbers: Line,
  numbers2nd: Type.Optional(Line),
  multiOption: Type.Optional(MultiOption),
  price: DecimalAmount,
  fee: DecimalAmount,
  joinCode: JoinCode,
  won: Type.Optional(DecimalAmount),
  card: Type.Optional(Card),
})
export type Play = Static<typeof Play>

export const PlayResult = closed({
  seq: Seq,
  numbers: Line,
  numbers2nd: Type.Optional(Line),
  matches: Count,
  matches2nd: Type.Optional(Count),
  won: DecimalAmount,
  prizes: Type.Optional(
    Type.Array(
      closed({
        tier: Count,
        won: DecimalAmount,
        item: Type.Optional(ShortText),
      }),
      { description: 'The prize tiers that make up the win, in the order of the draws.' },
    ),
  ),
})
export type PlayResult = Static<typeof PlayResult>
