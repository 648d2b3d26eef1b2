import type { PaymentRefusal } from '@fairground/contract/entities/money/payment'
import type { StripeIntent } from './objects.ts'

const refusals: Readonly<Record<string, PaymentRefusal>> = {
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expiredCard',
  incorrect_cvc: 'wrongDetails',
  incorrect_number: 'wrongDetails',
  incorrect_zip: 'wrongDetails',
  invalid_cvc: 'wrongDetails',
  invalid_expiry_month: 'wrongDetails',
  invalid_expiry_year: 'wrongDetails',
  authentication_required: 'notAuthenticated',
  payment_intent_authentication_failure: 'notAuthenticated',
  fraudulent: 'suspectedFraud',
  stolen_card: 'blocked',
  lost_card: 'blocked',
  pickup_card: 'blocked',
  restricted_card: 'blocked',
  processing_error: 'providerError',
}

/** The reason of the last attempt; undefined if there was none. */
export const findRefusal = (intent: StripeIntent | null | undefined): PaymentRefusal | undefined => {
  const error = intent?.last_payment_error
  if (!error) return undefined
  return refusals[error.decline_code ?? ''] ?? refusals[error.code ?? ''] ?? 'declined'
}
