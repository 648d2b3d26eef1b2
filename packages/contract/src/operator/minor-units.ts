import { Type } from 'typebox'

export const MinorUnits = Type.String({
  pattern: '^(0|[1-9][0-9]{0,15})$',
  description: 'An amount in minor units.',
})

export const SignedMinorUnits = Type.String({
  pattern: '^-?[1-9][0-9]{0,15}$',
  description: 'An amount in minor units that is not zero.',
})

export const PositiveMinorUnits = Type.String({
  pattern: '^[1-9][0-9]{0,15}$',
  description: 'An amount in minor units above zero.',
})
