import { randomUUID } from 'node:crypto'
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
  `('ENDED', 'Until staff end it', true, NULL, 'GBP', true, 1000, 0, NULL, 0, NULL, 1, false)`,
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

it('cannot be used any more after staff have ended it', async () => {
  const { call } = await server().login('bob')
  const request = { coupon: 'ENDED', currencyId: 'GBP', amount: '30.00' }
  expect(await call('validateCoupon', request)).toMatchObject({ result: 1 })
  const product = await server().hire(['productManager'])
  const { coupons: listed } = await product.call('listCoupons', {}, 1)
  const { couponId } = listed.find(({ coupon }) => coupon.code === 'ENDED')!
  await product.call('endCoupon', { couponId, reason: 'it is over' }, 1)
  expect(await expectFault(call, 'validateCoupon', request)).toMatchObject({ code: 51 })
  const order = { ...request, requestId: randomUUID(), paymentOptionId: 'card' }
  expect(await expectFault(call, 'depositRequestInfo', order)).toMatchObject({ code: 51 })
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
    const { methods } = await twin.call('listPaymentMethods', {})
    return methods.length
  })
  const request = { coupon: 'HALF', currencyId: 'GBP', amount: '30.00' }
  expect(await expectFault(twin.call, 'validateCoupon', request)).toMatchObject({ code: 61 })
})

it('returns the conditions before use', async () => {
  const { call } = await server().login('crowd4')
  expect(await call('getCouponTerms', { coupon: 'bonus', currencyId: 'GBP' })).toEqual({
    coupon: 'BONUS',
    text: 'Ten to play with',
    currencyId: 'GBP',
    amount: '10.00',
    percent: 0,
    maximum: null,
    minimumDeposit: '0.00',
    firstDepositOnly: false,
    instant: false,
    wageringTimes: 2,
    bonusDays: 30,
    expiresAt: null,
  })
  for (const [coupon, code] of [
    ['NOSUCH', 50],
    ['OFF', 51],
    ['OLD', 52],
    ['EURO', 62],
  ] as const)
    expect(await expectFault(call, 'getCouponTerms', { coupon, currencyId: 'GBP' })).toMatchObject({ code })
})

it('is free again for the player who abandons a payment, and is awarded once', async () => {
  const person = await server().login('crowd4')
  const use = { amount: '20.00', coupon: 'HALF' }
  const check = { ...use, currencyId: 'GBP' }
  const first = await newOrder(person, use)
  // The page of the first payment is left open.
  expect(await person.call('validateCoupon', check)).toMatchObject({ bonus: '10.00' })
  const second = await newOrder(person, use)
  const fill = ({ redirectUrl }: typeof first, number: string) =>
    controlProvider(server()).fill(redirectUrl!, { number })
  await fill(first, '5105 1051 0510 5100')
  await untilPayment(server(), first.orderId, 'COMPLETED')
  expect(await readBalance(person)).toBe('120.00')
  await fill(second, '5105 1051 0510 5100')
  await until('the coupon', async () => (await readBalance(person)) === '150.00')
  expect(await expectFault(person.call, 'validateCoupon', check)).toMatchObject({ code: 54 })
})

it('is free again after a cancelled payment, which only its player can cancel', async () => {
  const person = await server().login('crowd5')
  const stranger = await server().login('crowd6')
  const use = { amount: '20.00', coupon: 'HALF' }
  const { orderId } = await newOrder(person, use)
  expect(await expectFault(stranger.call, 'cancelDeposit', { orderId })).toMatchObject({
    name: 'profile.notFound',
  })
  const cancelled = { result: 1, status: 'failed' }
  expect(await person.call('cancelDeposit', { orderId })).toEqual(cancelled)
  expect(await person.call('cancelDeposit', { orderId })).toEqual(cancelled)
  expect(
    await server().sql('SELECT coupon_state FROM deposit_order WHERE refusal = $1', ['cancelled']),
  ).toEqual([{ coupon_state: 'RELEASED' }])
  expect(await person.call('validateCoupon', { ...use, currencyId: 'GBP' })).toMatchObject({ bonus: '10.00' })
})

it('is awarded to at most one deposit when payments, new orders and cancellations race', async () => {
  const person = await server().login('crowd5')
  const use = { amount: '20.00', coupon: 'HALF' }
  const pay = async () => {
    const order = await newOrder(person, use).catch(() => undefined)
    if (!order?.redirectUrl) return
    await Promise.all([
      controlProvider(server()).fill(order.redirectUrl, { number: '5555 5555 5555 4444' }),
      person.call('cancelDeposit', { orderId: order.orderId }),
      newOrder(person, use).catch(() => undefined),
    ])
  }
  for (let turn = 0; turn < 4; turn++) await pay()
  await until('every paid deposit finished', async () => {
    const open = await server().sql(
      `SELECT FROM deposit_order o JOIN journal j USING (member_id, op_key) JOIN payment p ON p.member_id = j.member_id AND p.id = j.id
        WHERE o.player_id = (SELECT id FROM player WHERE member_id = 1 AND username = 'crowd5')
          AND p.state = 'COMPLETED' AND o.finished_at IS NULL`,
    )
    return open.length === 0
  })
  const playerId = await findPlayerId(server(), 'crowd5')
  const credits = await server().sql(
    `SELECT FROM journal WHERE member_id = 1 AND player_id = $1 AND kind = 'coupon'`,
    [playerId],
  )
  expect(credits.length).toBeLessThanOrEqual(1)
  const awarded = await server().sql(
    `SELECT FROM deposit_order WHERE member_id = 1 AND player_id = $1 AND coupon_state = 'AWARDED'`,
    [playerId],
  )
  expect(awarded.length).toBe(credits.length)
})
