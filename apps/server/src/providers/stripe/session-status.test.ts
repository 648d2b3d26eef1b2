import { expect, it } from 'vitest'
import type { StripeIntent, StripeSession } from './objects.ts'
import { toPayment } from './session-status.ts'

const charge = { id: 'ch_1', amount_refunded: 0, disputed: false }
const paidIntent: StripeIntent = {
  id: 'pi_1',
  status: 'succeeded',
  amount_received: 2500,
  currency: 'gbp',
  metadata: { reference: 'd1-1' },
  latest_charge: charge,
  payment_method: { id: 'pm_1', type: 'card', card: { last4: '4242' } },
}
const open: StripeSession = {
  id: 'cs_1',
  status: 'open',
  payment_status: 'unpaid',
  mode: 'payment',
  url: 'https://checkout.stripe.com/c/1',
  customer: 'cus_1',
  payment_intent: null,
}
const failed = (error: object): StripeIntent => ({
  ...paidIntent,
  status: 'requires_payment_method',
  last_payment_error: error,
})

it.each<[string, Partial<StripeSession>, boolean]>([
  ['open', {}, false],
  ['open', { payment_intent: failed({ decline_code: 'generic_decline' }) }, false],
  ['pending', { status: 'complete', payment_intent: { ...paidIntent, status: 'processing' } }, false],
  ['failed', { status: 'complete', payment_intent: failed({ code: 'card_declined' }) }, false],
  ['failed', { status: 'expired' }, false],
  ['completed', { status: 'complete', payment_intent: paidIntent }, false],
  // Money that arrived counts, whatever the page says.
  ['completed', { status: 'expired', payment_intent: paidIntent }, false],
  ['chargedBack', { status: 'complete', payment_intent: paidIntent }, true],
  [
    'refunded',
    {
      status: 'complete',
      payment_intent: { ...paidIntent, latest_charge: { ...charge, amount_refunded: 1 } },
    },
    false,
  ],
  ['open', { mode: 'setup', payment_status: 'no_payment_required' }, false],
])('is %s for %j (open dispute: %s)', (state, change, hasOpenDispute) => {
  expect(toPayment({ ...open, ...change }, hasOpenDispute).state).toBe(state)
})

it('returns amount, currency and the card', () => {
  expect(toPayment({ ...open, status: 'complete', payment_intent: paidIntent }, false)).toEqual({
    id: 'pi_1',
    state: 'completed',
    paid: 2500n,
    currency: 'GBP',
    pageUrl: open.url,
    source: { token: 'cus_1/pm_1', kind: 'card', label: 'Card ending 4242' },
    refusal: null,
  })
})

it.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficientFunds'],
  [{ code: 'expired_card' }, 'expiredCard'],
  [{ code: 'payment_intent_authentication_failure' }, 'notAuthenticated'],
  [{ code: 'card_declined', decline_code: 'something_new' }, 'declined'],
])('maps the refusal %j to %s', (error, refusal) => {
  expect(toPayment({ ...open, status: 'expired', payment_intent: failed(error) }, false).refusal).toBe(
    refusal,
  )
})
