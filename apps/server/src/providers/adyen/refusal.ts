import type { PaymentRefusal } from '@fairground/contract/entities/money/payment'

/** Adyen's refusal reasons in lower case. All others are a plain refusal of the bank. */
const refusals: Readonly<Record<string, PaymentRefusal>> = {
  'not enough balance': 'insufficientFunds',
  'withdrawal amount exceeded': 'insufficientFunds',
  'withdrawal count exceeded': 'insufficientFunds',
  'expired card': 'expiredCard',
  'invalid card number': 'wrongDetails',
  'cvc declined': 'wrongDetails',
  'invalid pin': 'wrongDetails',
  'avs declined': 'wrongDetails',
  '3d not authenticated': 'notAuthenticated',
  'authentication required': 'notAuthenticated',
  'sca required': 'notAuthenticated',
  'blocked card': 'blocked',
  'restricted card': 'blocked',
  'not supported': 'blocked',
  'transaction not permitted': 'blocked',
  fraud: 'suspectedFraud',
  'fraud-cancelled': 'suspectedFraud',
  'issuer suspected fraud': 'suspectedFraud',
  cancelled: 'cancelled',
  'shopper cancelled': 'cancelled',
  'acquirer error': 'providerError',
  'issuer unavailable': 'providerError',
}

export const toRefusal = (reason: string | undefined): PaymentRefusal =>
  refusals[(reason ?? '').trim().toLowerCase()] ?? 'declined'
