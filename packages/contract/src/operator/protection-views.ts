import { Type } from 'typebox'
import { closed, Nullable, ShortText } from '#entities/values.ts'

export const Figures = Type.Object(
  {},
  { additionalProperties: true, description: 'Money is minor units as text.' },
)

export const ThresholdView = closed({
  name: ShortText,
  value: Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 }),
})

/** What follows a strong indicator or alert without a person. */
export const ActionSettings = closed({
  stopPromotions: Type.Boolean(),
  offerLimit: Type.Boolean(),
  breakHours: Nullable(Type.Integer({ minimum: 1, maximum: 1008, description: 'Null forces no break.' })),
  holdMule: Type.Boolean(),
  refuseUnchecked: Type.Boolean({
    description: 'Refuses registrations and logins while the exclusion register does not answer.',
  }),
})
