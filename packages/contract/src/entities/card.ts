import { Type, type Static } from 'typebox'
import { closed, DecimalAmount, Nullable, ShortText } from './values.ts'

/** The cells of a scratchcard row by row, or the letters of a crossword: counted from 0. */
export const CardPlace = Type.Integer({ minimum: 0, maximum: 99 })

/** An instant ticket as far as its player has opened it. What is covered is not sent. */
export const Card = closed({
  status: Type.Enum(['waiting', 'covered', 'opening', 'open', 'ended'], {
    description: 'waiting: the beacon round that decides its card is not there yet.',
  }),
  grid: Type.Optional(
    Type.String({
      maxLength: 300,
      description: 'Of a crossword: its rows with / between, a dot where no letter is.',
    }),
  ),
  places: Type.Array(Nullable(ShortText), { maxItems: 100 }),
  won: Type.Optional(DecimalAmount),
})
export type Card = Static<typeof Card>
