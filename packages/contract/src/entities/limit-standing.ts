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

const PendingChange = closed({
  newCap: Type.Union([DecimalAmount, Type.Null()], { description: 'None lifts the limit.' }),
  effectiveAt: Time,
  awaitsConfirmation: Type.Boolean({ description: 'From then on it waits for the player to confirm it.' }),
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
})
export type LimitStanding = Static<typeof LimitStanding>
