import { expect, it } from 'vitest'
import { toPaymentStatus } from './payment-status.ts'

const link = JSON.stringify({ kind: 'link', id: 'PL1', url: 'https://test.adyen.link/PL1', payer: 'p1-7' })

const item = (event: string, success = true, more: object = {}): string =>
  JSON.stringify({
    kind: 'item',
    event,
    success,
    pspReference: 'A',
    amount: 2500,
    currency: 'GBP',
    token: null,
    ...more,
  })
const authorised = item('AUTHORISATION', true, { token: 'M1' })

it.each([
  [[link], 'unpaid'],
  [[link, item('AUTHORISATION', false)], 'refused'],
  [[link, item('AUTHORISATION', false), authorised], 'completed'],
  [[authorised], 'completed'],
  [[link, authorised, item('NOTIFICATION_OF_CHARGEBACK')], 'completed'],
  [[link, authorised, item('REFUND', false)], 'completed'],
  [[link, authorised, item('REFUND'), item('REFUND_FAILED')], 'completed'],
  [[link, authorised, item('REFUND')], 'refunded'],
  [[link, item('REFUND'), authorised], 'refunded'],
  [[link, authorised, item('CHARGEBACK')], 'chargedBack'],
  [[link, authorised, item('REFUND'), item('CHARGEBACK')], 'chargedBack'],
  [[link, authorised, item('CAPTURE_FAILED')], 'chargedBack'],
])('maps %j to %s', (texts, state) => {
  expect(toPaymentStatus(texts).state).toBe(state)
})

it('returns the amount, the card token and the payment page', () => {
  expect(toPaymentStatus([link, authorised])).toEqual({
    link: JSON.parse(link) as unknown,
    state: 'completed',
    pspReference: 'A',
    paid: 2500n,
    currency: 'GBP',
    token: 'M1',
    refusal: null,
  })
})

it('adds up a double payment, so that the amount matches no order', () => {
  const twice = [link, authorised, item('AUTHORISATION', true, { pspReference: 'B' })]
  expect(toPaymentStatus(twice).paid).toBe(5000n)
})

it.each([
  ['Refused', 'declined'],
  ['Not enough balance', 'insufficientFunds'],
  ['EXPIRED CARD', 'expiredCard'],
  ['3D Not Authenticated', 'notAuthenticated'],
  ['CVC Declined', 'wrongDetails'],
  ['FRAUD', 'suspectedFraud'],
  ['Some new reason', 'declined'],
  [undefined, 'declined'],
])('maps the refusal %s to %s', (reason, refusal) => {
  expect(toPaymentStatus([link, item('AUTHORISATION', false, { reason })]).refusal).toBe(refusal)
})
