import { expectFault } from '@fairground/testkit/server/checked-call'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  readBalance,
  deposit,
  newOrder,
  findPlayerId,
  controlProvider,
  readPublishedEvents,
  untilPayment,
} from '#payments/payments.test-support.ts'

const server = useTestServer({ sandbox: true, crowd: 6 })

const coupons = [
  `('HALF', 'Half as much again', true, NULL, 'GBP', true, 0, 50, 2000, 2000, NULL, 1, false)`,
  `('BONUS', 'Ten to play with', true, NULL, 'GBP', false, 1000, 0, NULL, 0, 2, 1, false)`,
  `('OFF', 'Not now', false, NULL, 'GBP', true, 1000, 0, NULL, 0, NULL, 1, false)`,
  `('OLD', 'Long ago', true, '2020-01-01', 'GBP', true, 1000, 0, NULL, 0, NULL, 1, false)`,
  `('FIRST', 'A welcome', true, NULL, 'GBP', true, 1000, 0, NULL, 0, NULL, 1, true)`,
  `('EURO', 'Elsewhere', true, NULL, 'EUR', true, 1000, 0, NULL, 0, NULL, 1, false)`,
  `('NOTHING', 'Kind words', true, NULL, 'GBP', true, 0, 0, NULL, 0, NULL, 1, false)`,
]

beforeAll(async () => {
  const rows = coupons.map(row => `(1, ${row.slice(1)}`)
  await server().sql(
    `INSERT INTO coupon (member_id, code, text, active, expires_at, currency, instant, amount, percent, maximum,
                         minimum_deposit, uses_at_most, uses_by_player_at_most, first_deposit_only)
     VALUES ${rows.join(', ')}`,
  )
  await server().sql(`UPDATE coupon SET wagering_times = 2 WHERE code = 'BONUS'`)
})
afterAll(async () => expect(await server().audit()).toEqual([]))

it.each([
  ['NOSUCH', '25.00', 50],
  ['OFF', '25.00', 51],
  ['OLD', '25.00', 52],
  ['FIRST', '25.00', 55],
  ['EURO', '25.00', 62],
  ['HALF', undefined, 60],
  ['HALF', '19.99', 56],
  ['NOTHING', '25.00', 57],
])('%s for %s is refused with %i', async (coupon, amount, code) => {
  const { call } = await server().login('alice')
  const request = { coupon, currencyId: 'GBP', ...(amount === undefined ? {} : { amount }) }
  expect(await expectFault(call, 'validateCoupon', request)).toMatchObject({ code })
})

it('credits an instant coupon once', async () => {
  const alice = await server().login('alice')
  const request = { coupon: 'half', currencyId: 'GBP', amount: '30.00' }
  expect(await alice.call('validateCoupon', request)).toEqual({
    result: 1,
    coupon: 'HALF',
    bonus: '15.00',
    currencyId: 'GBP',
    instantCoupon: true,
    text: 'Half as much again',
  })
  const check = { amount: '30.00', currencyId: 'GBP', paymentOptionId: 'card', coupon: 'HALF' }
  expect(await alice.call('checkDepositRequest', check)).toMatchObject({ total: '45.00', fee: '0.00' })
  await deposit(server(), alice, { amount: '30.00', coupon: 'HALF' })
  await until('the coupon', async () => (await readBalance(alice)) === '145.00')
  expect(
    await readPublishedEvents(server(), await findPlayerId(server(), 'alice'), 'playerCoupon'),
  ).toMatchObject([{ instantCoupon: true, amount: '15.00' }])
  expect(await expectFault(alice.call, 'validateCoupon', request)).toMatchObject({ code: 54 })
})

it('credits a bonus that blocks withdrawals until it is wagered', async () => {
  const bob = await server().login('bob')
  await deposit(server(), bob, { coupon: 'BONUS' }, '4111 1111 1111 1111')
  const step = () => bob.call('getWithdrawalStep', { currencyId: 'GBP' })
  await until('the bonus', async () => (await step()).status === 'wageringRemaining')
  expect(await step()).toMatchObject({ wageringRemaining: '20.00' })
  expect(await readBalance(bob)).toBe('125.00')
})

it('releases the use of a failed deposit and rejects uses beyond the limit', async () => {
  const crowd = await Promise.all([1, 2].map(n => server().login(`crowd${n}`)))
  const order = await newOrder(crowd[0]!, { coupon: 'BONUS' })
  const request = { coupon: 'BONUS', currencyId: 'GBP', amount: '25.00' }
  expect(await expectFault(crowd[1]!.call, 'validateCoupon', request)).toMatchObject({ code: 53 })
  await controlProvider(server()).pay(order.orderId, 'decline')
  await untilPayment(server(), order.orderId, 'FAILED')
  await until('the use given back', () =>
    crowd[1]!.call('validateCoupon', request).then(
      () => true,
      () => false,
    ),
  )
})

it('rejects a second account with the same card', async () => {
  const twin = await server().login('crowd3')
  // The card with which alice used the coupon.
  await deposit(server(), twin)
  await until('the card', async () => {
    const { savedPayments } = await twin.call('getDepositStep', { currencyId: 'GBP' })
    return savedPayments.length
  })
  const request = { coupon: 'HALF', currencyId: 'GBP', amount: '30.00' }
  expect(await expectFault(twin.call, 'validateCoupon', request)).toMatchObject({ code: 61 })
})
