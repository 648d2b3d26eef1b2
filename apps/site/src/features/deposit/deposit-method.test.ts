import { expect, it } from 'vitest'
import { getDepositMethods } from './deposit-method.ts'

const option = (kind: 'card' | 'bank') => ({
  id: kind,
  kind,
  name: kind,
  currencyId: 'GBP',
  minimum: '10.00',
  maximum: '500.00',
  fee: '0.00',
})

it('lists saved payments first, but only those with a payment option that is still accepted', () => {
  const methods = getDepositMethods({
    paymentOptions: [option('card'), option('bank')],
    savedPayments: [
      { id: '4', kind: 'eWallet', label: 'Wallet ro…', lastUsedAt: 2 },
      { id: '3', kind: 'card', label: 'Card ending 4242', lastUsedAt: 1 },
    ],
  })
  expect(methods.map(({ id, label, by }) => [id, label, by])).toEqual([
    ['saved-3', 'Card ending 4242', { savedPaymentId: '3' }],
    ['card', null, { paymentOptionId: 'card' }],
    ['bank', null, { paymentOptionId: 'bank' }],
  ])
})
