import { Type, type Static } from 'typebox'
import { closed, DecimalAmount, Nullable, Time } from './values.ts'

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
  newCap: Type.Union([DecimalAmount, Type.Null()], { description: 'None lifts the limit.' }),
  effectiveAt: Time,
  awaitsConfirmation: Type.Boolean({ description: 'From then on it waits for the player to confirm it.' }),
})

const Raise = closed({
  effectiveAt: Time,
  awaitsConfirmation: PendingChange.properties.awaitsConfirmation,
})

/** One limit as it holds now. Whoever set it, the strictest wins; what is used is counted gross. */
export const LimitStanding = closed({
  kind: LimitKind,
  cap: Nullable(DecimalAmount),
  setBy: Nullable(Type.Enum(['player', 'operator', 'support'])),
  own: Type.Union([DecimalAmount, Type.Null()], { description: 'What the player himself has set.' }),
  used: DecimalAmount,
  left: Nullable(DecimalAmount),
  resetsAt: Time,
  pending: Nullable(PendingChange),
  raise: Type.Union([Raise, Type.Null()], {
    description: 'What a raise asked for now would come to; none where the player has set no limit.',
  }),
})
export type LimitStanding = Static<typeof LimitStanding>
