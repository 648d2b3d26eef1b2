import { Type, type Static } from 'typebox'
import { closed, DecimalAmount, Nullable, Time } from '#entities/values.ts'

export const limitKinds = [
  'depositDay',
  'depositWeek',
  'depositMonth',
  'wagerWeek',
  'lossDay',
  'lossWeek',
  'lossMonth',
] as const

export const LimitKind = Type.Enum(limitKinds)
export const LossKind = Type.Enum(['lossDay', 'lossWeek', 'lossMonth'])

const PendingChange = closed({
  newCap: Type.Union([DecimalAmount, Type.Null()], { description: 'Null removes the limit.' }),
  effectiveAt: Time,
  awaitsConfirmation: Type.Boolean({
    description: 'If true, the change also waits for the player to confirm it after effectiveAt.',
  }),
})

const RaiseTerms = closed({
  effectiveAt: Time,
  awaitsConfirmation: PendingChange.properties.awaitsConfirmation,
})

/** The current state of one limit. The strictest cap applies, regardless of who set it; used amounts are gross. */
export const LimitState = closed({
  kind: LimitKind,
  cap: Nullable(DecimalAmount),
  setBy: Nullable(Type.Enum(['player', 'operator', 'support'])),
  own: Type.Union([DecimalAmount, Type.Null()], { description: 'The limit that the player set.' }),
  used: DecimalAmount,
  left: Nullable(DecimalAmount),
  resetsAt: Time,
  pending: Nullable(PendingChange),
  raise: Type.Union([RaiseTerms, Type.Null()], {
    description: 'The terms of a raise requested now; null if the player has set no limit.',
  }),
})
export type LimitState = Static<typeof LimitState>
