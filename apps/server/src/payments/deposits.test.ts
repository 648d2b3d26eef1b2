import { randomUUID } from 'node:crypto'
import { faultOf } from '@fairground/testkit/server/checked-call'
import type { Person } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { mailsTo } from '@fairground/testkit/services/outside'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createLaneClient } from '#ledger/lane-client.ts'
import {
  balanceOf,
  cards,
  deposit,
  newOrder,
  paymentOf,
  playerIdOf,
  providerOf,
  toldTo,
  untilPayment,
} from './payments.test-support.ts'

const server = useTestServer({ outside: true, crowd: 20 })
const provider = () => providerOf(server())

afterEach(() => provider().calm())
afterAll(async () => expect(await server().audit()).toEqual([]))

const setLimit = async (playerId: number, newCap: bigint) => {
  await createLaneClient(server().broker).ask(1, 'setLimit', {
    opKey: `limit:${playerId}`,
    playerId,
    kind: 'depositDay',
    currency: 'GBP',
    source: 'operator',
    newCap,
    reason: 'a test',
  })
}

const leftOf = async ({ call }: Person) =>
  (await call('getDepositStep', { currencyId: 'GBP' })).remainingLimit

describe('a deposit', () => {
  it('goes from the page to the balance, once, with its events, its receipt and a way to pay again', async () => {
    const alice = await server().login('alice')
    const requestId = randomUUID()
    const order = await newOrder(alice, { requestId })
    expect(order).toMatchObject({ status: 'pending', amount: '25.00', currencyId: 'GBP' })
    expect(await newOrder(alice, { requestId })).toEqual(order)
    const end = await provider().fill(order.redirectUrl!, { number: cards.good, expiry: '12/30', cvc: '123' })
    expect(end.html).toContain('Thank you')
    expect(end.html).toContain(`/deposit?order=${order.orderId}`)
    await untilPayment(server(), order.orderId, 'COMPLETED')
    expect(await balanceOf(alice)).toBe('125.00')
    expect(await newOrder(alice, { requestId })).toMatchObject({ status: 'completed', redirectUrl: null })
    const playerId = await playerIdOf(server(), 'alice')
    const orders = await toldTo<{ orderType: number; orderStatus: number }>(server(), playerId, 'playerOrder')
    expect(orders.map(({ orderType, orderStatus }) => [orderType, orderStatus])).toEqual([
      [1, 1],
      [1, 2],
    ])
    expect(orders.at(-1)).toMatchObject({ balanceUpdateEvent: { accountBalance: '125.00' } })
    const { player } = await alice.call('init', {
      filter: { memberId: 1, languageId: 'en_US', showMobile: false },
      fullLoad: false,
    })
    expect(player?.statistics.lastDepositDate).toBeGreaterThan(Date.now() - 60_000)
    const mail = await until('a receipt', async () =>
      (await mailsTo(server().outside, 'alice@example.test')).find(({ subject }) => /deposit/.test(subject)),
    )
    expect(mail.text).toContain('£25')
    const { savedPayments } = await alice.call('getDepositStep', { currencyId: 'GBP' })
    expect(savedPayments).toMatchObject([{ kind: 'card', label: 'Card ending 4242' }])
    const again = {
      requestId: randomUUID(),
      amount: '10.00',
      currencyId: 'GBP',
      savedPaymentId: savedPayments[0]!.id,
    }
    expect(await alice.call('directDebitRequest', again)).toMatchObject({
      status: 'completed',
      redirectUrl: null,
    })
    expect(await balanceOf(alice)).toBe('135.00')
    expect(
      await faultOf(alice.call, 'directDebitRequest', { ...again, savedPaymentId: '999' }),
    ).toMatchObject({
      name: 'profile.notFound',
    })
  })

  it('under a request id that was used otherwise is refused', async () => {
    const { call } = await server().login('bob')
    const input = {
      requestId: randomUUID(),
      amount: '25.00',
      currencyId: 'GBP',
      paymentOptionId: 'card',
    }
    await call('depositRequestInfo', input)
    for (const other of [{ amount: '30.00' }, { paymentOptionId: 'eWallet' }])
      expect(await faultOf(call, 'depositRequestInfo', { ...input, ...other })).toMatchObject({
        name: 'request.conflict',
      })
  })

  it('asks for a code where the bank wants one, and takes only the right one', async () => {
    const person = await server().login('crowd1')
    const { orderId, redirectUrl } = await newOrder(person)
    const challenge = await provider().fill(redirectUrl!, { number: cards.challenged })
    expect(challenge.url).toMatch(/challenge$/)
    expect((await provider().fill(challenge.url, { code: '9999' })).html).toContain('not the code')
    expect((await provider().fill(challenge.url, { code: '1234' })).html).toContain('Thank you')
    await untilPayment(server(), orderId, 'COMPLETED')
    expect(await balanceOf(person)).toBe('125.00')
  })

  it.each([
    ['card', cards.declined, 'FAILED', '100.00'],
    ['card', cards.delayed, 'COMPLETED', '125.00'],
    ['eWallet', 'someone@wallet.test', 'COMPLETED', '125.00'],
    ['eWallet', 'decline@wallet.test', 'FAILED', '100.00'],
    ['bank', 'GB33BUKB20201555555555', 'COMPLETED', '125.00'],
    ['bank', 'GB33BUKB20201555550002', 'FAILED', '100.00'],
  ])('by %s %s ends %s', async (paymentOptionId, number, state, balance) => {
    await provider().set({ settleMs: 100 })
    const person = await server().login(`crowd${++used}`)
    const { orderId, redirectUrl } = await newOrder(person, { paymentOptionId })
    await provider().fill(redirectUrl!, { number })
    await untilPayment(server(), orderId, state)
    expect(await balanceOf(person)).toBe(balance)
  })
  let used = 1

  it('is cancelled on the page, and a number that cannot be one is asked for again', async () => {
    const person = await server().login('crowd8')
    const { orderId, redirectUrl } = await newOrder(person)
    expect((await provider().fill(redirectUrl!, { number: '1234' })).html).toContain('check the number')
    expect((await provider().fill(`${redirectUrl}/cancel`, {})).html).toContain('Nothing was taken')
    await untilPayment(server(), orderId, 'FAILED')
  })

  it('of which nobody told is asked about', async () => {
    await provider().set({ stale: 1 })
    const person = await server().login('crowd9')
    const { orderId } = await newOrder(person)
    await provider().pay(orderId, 'complete')
    await until('a stale webhook', async () => (await provider().deliveries()).refused > 0)
    expect(await paymentOf(server(), orderId)).toMatchObject({ state: 'PENDING' })
    await server().sql('UPDATE deposit_order SET ask_at = clock_timestamp() WHERE ask_at IS NOT NULL')
    await untilPayment(server(), orderId, 'COMPLETED')
  })

  it('is never credited on the word of a forger', async () => {
    const person = await server().login('crowd10')
    const { orderId } = await newOrder(person)
    const inbox = async () => (await server().sql('SELECT FROM payment_inbox')).length
    const before = await inbox()
    expect(await provider().forge(`d1-${orderId}`)).toEqual({ accepted: false })
    expect(await inbox()).toBe(before)
    expect(await paymentOf(server(), orderId)).toMatchObject({ state: 'PENDING' })
  })

  it('of another amount than ordered lies in suspense', async () => {
    await provider().set({ wrongAmount: 1 })
    const person = await server().login('crowd11')
    const { orderId } = await newOrder(person)
    await provider().pay(orderId, 'complete')
    await until('a flag', async () => (await paymentOf(server(), orderId)).flag === 'amountDiffers')
    expect(await balanceOf(person)).toBe('100.00')
  })

  it('that is not paid in time no longer counts, and is credited when it comes after all', async () => {
    const person = await server().login('crowd12')
    const playerId = await playerIdOf(server(), 'crowd12')
    await setLimit(playerId, 20_000n)
    const { orderId } = await newOrder(person)
    expect(await leftOf(person)).toBe('75.00')
    await server().sql(
      `UPDATE deposit_order SET expires_at = clock_timestamp(), ask_at = clock_timestamp() WHERE player_id = $1`,
      [playerId],
    )
    await untilPayment(server(), orderId, 'EXPIRED')
    expect(await leftOf(person)).toBe('100.00')
    await provider().pay(orderId, 'complete')
    await untilPayment(server(), orderId, 'COMPLETED')
    expect(await balanceOf(person)).toBe('125.00')
    expect(await leftOf(person)).toBe('75.00')
  })

  it('charged back is taken from the balance', async () => {
    const person = await server().login('crowd13')
    const orderId = await deposit(server(), person)
    await provider().pay(orderId, 'charge-back')
    await untilPayment(server(), orderId, 'REVERSED')
    expect(await balanceOf(person)).toBe('100.00')
  })

  it('cannot be opened while the provider is away, and goes on under the same request', async () => {
    const { call } = await server().login('crowd14')
    const input = {
      requestId: randomUUID(),
      amount: '25.00',
      currencyId: 'GBP',
      paymentOptionId: 'card',
    }
    await provider().set({ outage: 1 })
    expect(await faultOf(call, 'depositRequestInfo', input)).toMatchObject({ name: 'request.unavailable' })
    await provider().calm()
    expect(await call('depositRequestInfo', input)).toMatchObject({ status: 'pending' })
  })
})

describe('who may deposit', () => {
  const change = (set: string, username: string) =>
    server().sql(`UPDATE player SET ${set} WHERE member_id = 1 AND username = $1`, [username])
  const settings = async (json: string) => {
    await server().sql(`UPDATE member SET settings = settings || $1::jsonb WHERE id = 1`, [json])
  }
  const step = async (username: string) => {
    const { call } = await server().login(username)
    return call('getDepositStep', { currencyId: 'GBP' })
  }

  it('is told how, and how much', async () => {
    const { status, paymentOptions, remainingLimit } = await step('crowd15')
    expect([status, remainingLimit]).toEqual(['ok', null])
    expect(paymentOptions.map(({ id, minimum, maximum }) => [id, minimum, maximum])).toEqual([
      ['card', '10.00', '5000.00'],
      ['eWallet', '10.00', '5000.00'],
      ['bank', '10.00', '5000.00'],
    ])
  })

  it.each([
    ['9.99', 'GBP', 'card'],
    ['5000.01', 'GBP', 'card'],
    ['25.00', 'EUR', 'card'],
    ['25.00', 'GBP', 'cheque'],
    ['25.001', 'GBP', 'card'],
  ])('may not pay %s %s by %s', async (amount, currencyId, paymentOptionId) => {
    const { call } = await server().login('crowd15')
    const asked = { amount, currencyId, paymentOptionId }
    const refused = { name: 'deposit.amountOutOfRange' }
    expect(await faultOf(call, 'checkDepositRequest', asked)).toMatchObject(refused)
    expect(await faultOf(call, 'depositRequestInfo', { requestId: randomUUID(), ...asked })).toMatchObject(
      refused,
    )
  })

  it.each([
    [`segment = 'B'`, 'accountNotEnabled'],
    [`segment = 'A'`, 'countryDisabled'],
  ] as const)('with %s is refused: %s', async (set, status) => {
    const username = status === 'countryDisabled' ? 'crowd16' : 'crowd17'
    await change(set, username)
    expect(await step(username)).toMatchObject({ status })
    const { call } = await server().login(username)
    const asked = { amount: '25.00', currencyId: 'GBP', paymentOptionId: 'card' }
    expect(await faultOf(call, 'checkDepositRequest', asked)).toMatchObject({ name: `deposit.${status}` })
  })

  it('needs a phone where the operator wants one', async () => {
    await settings('{"phoneBeforeDeposit": true}')
    await until('the setting', async () => (await step('crowd18')).status === 'phoneNotVerified')
    await change('phone_verified_at = clock_timestamp()', 'crowd18')
    expect(await step('crowd18')).toMatchObject({ status: 'ok' })
    await settings('{"phoneBeforeDeposit": false}')
    await until('the setting', async () => (await step('crowd15')).status === 'ok')
  })

  it('is stopped by his limit from the moment of the order', async () => {
    const person = await server().login('crowd19')
    const playerId = await playerIdOf(server(), 'crowd19')
    // What was seeded counts as well.
    await setLimit(playerId, 13_000n)
    expect(await leftOf(person)).toBe('30.00')
    const { orderId } = await newOrder(person)
    expect(await leftOf(person)).toBe('5.00')
    const more = { requestId: randomUUID(), amount: '10.00', currencyId: 'GBP', paymentOptionId: 'card' }
    expect(await faultOf(person.call, 'depositRequestInfo', more)).toMatchObject({
      name: 'deposit.limitReached',
    })
    await provider().pay(orderId, 'decline')
    await untilPayment(server(), orderId, 'FAILED')
    expect(await person.call('depositRequestInfo', more)).toMatchObject({ status: 'pending' })
  })

  it('sees the banks of his country and the operator’s word before it', async () => {
    const { call } = await server().login('crowd20')
    const { banks } = await call('getBanksList', { countryId: 'GB' })
    expect(banks.length).toBeGreaterThan(1)
    expect(await call('getBanksList', { countryId: 'AQ' })).toEqual({ banks: [] })
    expect(await call('getDepositPopup', {})).toEqual({ popup: null })
    await server().sql(`INSERT INTO site_page (member_id, id, link_name) VALUES (1, 900, 'before-you-pay')`)
    await server().sql(
      `INSERT INTO site_page_text (member_id, page_id, language, title, body)
       VALUES (1, 900, 'en_US', 'Before you pay', '<p>Play with care.</p>')`,
    )
    await settings('{"depositPopupPageId": 900}')
    const popup = { title: 'Before you pay', html: '<p>Play with care.</p>' }
    expect(await until('the page', async () => (await call('getDepositPopup', {})).popup)).toEqual(popup)
  })
})
