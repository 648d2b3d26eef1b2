import type { PaymentRefusal } from '@fairground/contract/entities/money/payment'
import type { PaymentSource, ProviderPayment } from '../payments.ts'
import type { StripeCard, StripeIntent, StripeSession } from './objects.ts'
import { findRefusal } from './refusal.ts'

/** A stored card is charged and deleted with its customer, so the token names both. */
const toSource = (customer: string | null, card: StripeCard | null | undefined): PaymentSource | null =>
  card?.card && customer !== null
    ? { token: `${customer}/${card.id}`, kind: 'card', label: `Card ending ${card.card.last4}` }
    : null

type State = ProviderPayment['state']

const toPaidState = (intent: StripeIntent, hasOpenDispute: boolean): State => {
  const charge = intent.latest_charge
  if (hasOpenDispute) return 'chargedBack'
  // A partial refund outside of the platform counts as well: the deposit no longer has its amount.
  return (charge?.amount_refunded ?? 0) > 0 ? 'refunded' : 'completed'
}

/** What a Checkout Session says about a payment. */
export const toPayment = (
  session: StripeSession,
  hasOpenDispute: boolean,
  endedBy?: PaymentRefusal,
): ProviderPayment => {
  const { payment_intent: intent, setup_intent: setup, status, customer, url } = session
  const base = { pageUrl: url ?? '', paid: 0n, currency: '', source: null, refusal: null }
  if (session.mode === 'setup') {
    const isDone = status === 'complete' && setup?.status === 'succeeded'
    const state: State = isDone ? 'completed' : status === 'expired' ? 'failed' : 'open'
    const refusal = state === 'failed' ? (endedBy ?? 'expired') : null
    return {
      ...base,
      id: session.id,
      state,
      source: isDone ? toSource(customer, setup.payment_method) : null,
      refusal,
    }
  }
  if (intent?.status === 'succeeded')
    return {
      ...base,
      id: intent.id,
      state: toPaidState(intent, hasOpenDispute),
      paid: BigInt(intent.amount_received),
      currency: intent.currency.toUpperCase(),
      source: toSource(customer, intent.payment_method),
    }
  if (status === 'expired' || intent?.status === 'canceled')
    return { ...base, id: session.id, state: 'failed', refusal: endedBy ?? findRefusal(intent) ?? 'expired' }
  // A delayed method: the page is finished and the money is on its way, or the bank has refused it.
  if (status === 'complete')
    return intent?.status === 'requires_payment_method'
      ? { ...base, id: session.id, state: 'failed', refusal: findRefusal(intent) ?? 'declined' }
      : { ...base, id: session.id, state: 'pending' }
  return { ...base, id: session.id, state: 'open' }
}
