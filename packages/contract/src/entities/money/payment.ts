import { Type, type Static } from 'typebox'
import { closed, CurrencyId, DecimalAmount, Id, Nullable, ShortText, Time, Url } from '#entities/values.ts'

export const paymentKinds = ['card', 'eWallet', 'bank'] as const

/** Why a payment was not made, in the words of no single provider. */
export const paymentRefusals = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'wrongDetails',
  'notAuthenticated',
  'blocked',
  'suspectedFraud',
  'cancelled',
  'expired',
  'providerError',
] as const
export type PaymentRefusal = (typeof paymentRefusals)[number]

export const PaymentOption = closed({
  id: ShortText,
  kind: Type.Enum(paymentKinds),
  name: ShortText,
  currencyId: CurrencyId,
  minimum: DecimalAmount,
  maximum: DecimalAmount,
  fee: DecimalAmount,
})
export type PaymentOption = Static<typeof PaymentOption>

/** A payment method that the player used before. It never contains a full card or account number. */
export const SavedPayment = closed({
  id: ShortText,
  kind: Type.Enum(paymentKinds),
  label: ShortText,
  lastUsedAt: Nullable(Time),
})
export type SavedPayment = Static<typeof SavedPayment>

export const Bank = closed({ id: ShortText, name: ShortText })

export const DepositOrder = closed({
  orderId: Id,
  status: Type.Enum(['created', 'pending', 'completed', 'failed']),
  amount: DecimalAmount,
  currencyId: CurrencyId,
  redirectUrl: Nullable(Url),
})
export type DepositOrder = Static<typeof DepositOrder>
