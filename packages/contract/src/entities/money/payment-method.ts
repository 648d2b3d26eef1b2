import { Type, type Static } from 'typebox'
import { closed, Nullable, ShortText, Time } from '#entities/values.ts'
import { paymentKinds } from './payment.ts'

/** A stored payment method in the player's list of methods. */
export const PaymentMethod = closed({
  id: ShortText,
  kind: Type.Enum(paymentKinds),
  label: ShortText,
  lastUsedAt: Nullable(Time),
  forDeposits: Type.Boolean({ description: 'True if the player agreed to pay with it again.' }),
  inUse: Type.Boolean({ description: 'True if a withdrawal to it is under way. It cannot be removed then.' }),
})
export type PaymentMethod = Static<typeof PaymentMethod>
