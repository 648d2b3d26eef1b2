import { Type, type Static } from 'typebox'
import { closed, DecimalAmount, Nullable, ShortText } from '#entities/values.ts'

/** The zero-based index of a scratchcard cell, row by row, or of a crossword letter. */
export const CardPlace = Type.Integer({ minimum: 0, maximum: 99 })

/** An instant ticket with the places that the player has revealed. Covered places are not sent. */
export const Card = closed({
  status: Type.Enum(['waiting', 'covered', 'opening', 'open', 'ended', 'refunded'], {
    description:
      'waiting: the beacon round that assigns the card is not published yet. refunded: no card could be dealt.',
  }),
  grid: Type.Optional(
    Type.String({
      maxLength: 300,
      description: 'The rows of a crossword, separated by /, with a dot for an empty cell.',
    }),
  ),
  places: Type.Array(Nullable(ShortText), { maxItems: 100 }),
  won: Type.Optional(DecimalAmount),
})
export type Card = Static<typeof Card>
