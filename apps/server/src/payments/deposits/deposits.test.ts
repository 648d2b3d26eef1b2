import { randomUUID } from 'node:crypto'
import { expectFault } from '@fairground/testkit/server/checked-call'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { getMails } from '@fairground/testkit/services/sandbox'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import {
  readBalance,
  cards,
  deposit,
  newOrder,
  findPayment,
  findPlayerId,
  controlProvider,
  readPublishedEvents,
  untilPayment,
} from '#payments/payments.test-support.ts'

const server = useTestServer({ sandbox: true, crowd: 20 })
const provider = () => controlProvider(server())

afterEach(() => provider().calm())
afterAll(async () => expect(await server().audit()).toEqual([]))

const setLimit = async (playerId: number, newCap: bigint) => {
  await server().lane.submit(1, 'setLimit', {
    opKey: `limit:${playerId}`,
    playerId,
    kind: 'depositDay',
    currency: 'GBP',
    source: 'operator',
    newCap,
    reason: 'a test',
  })
}

const readRemainingLimit = async ({ call }: TestPlayer) =>
  (await call('getDepositStep', { currencyId: 'GBP' })).remainingLimit

describe('a deposit', () => {
  it('is credited once, with its events, a receipt and a saved payment method', async () => {
    const alice = await server().login('alice')
    const requestId = randomUUID()
    const order = await newOrder(alice, { requestId, keepMethod: true })
    expect(order).toMatchObject({ status: 'pending', amount: '25.00', currencyId: 'GBP' })
    expect(await newOrder(alice, { requestId, keepMethod: true })).toEqual(order)
    const end = await provider().fill(order.redirectUrl!, { number: cards.good, expiry: '12/30', cvc: '123' })
    expect(end.html).toContain('Thank you')
    expect(end.html).toContain(`/deposit?order=${order.orderId}`)
    await untilPayment(server(), order.orderId, 'COMPLETED')
    expect(await readBalance(alice)).toBe('125.00')
    expect(await newOrder(alice, { requestId })).toMatchObject({ status: 'completed', redirectUrl: null })
    const playerId = await findPlayerId(server(), 'alice')
    const orders = await readPublishedEvents<{ orderType: number; orderStatus: number }>(
      server(),
      playerId,
      'playerOrder',
    )
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
      (await getMails(server().sandbox, 'alice@example.test')).find(({ subject }) => /deposit/.test(subject)),
    )
    expect(mail.text).toMatch(/Date: .* UTC\s+Method: Card ending 4242\s+Amount: £25\.00/)
    expect(mail.text).toMatch(new RegExp(`Balance afterwards: £125\\.00\\s+Reference: ${order.orderId}`))
    const { savedPayments } = await alice.call('getDepositStep', { currencyId: 'GBP' })
    expect(savedPayments).toMatchObject([{ kind: 'card', label: 'Card ending 4242' }])
    const again = {
      requestId: randomUUID(),
      amount: '10.00',
      currencyId: 'GBP',
      savedPaymentId: savedPayments[0]!.id,
    }
    const charged = await alice.call('directDebitRequest', again)
    expect(charged).toMatchObject({ status: 'pending', redirectUrl: expect.stringContaining('/pay/') })
    expect(await readBalance(alice)).toBe('125.00')
    await provider().fill(`${charged.redirectUrl}/challenge`, { code: '1234' })
    await untilPayment(server(), charged.orderId, 'COMPLETED')
    expect(await alice.call('directDebitRequest', again)).toMatchObject({ status: 'completed' })
    expect(await readBalance(alice)).toBe('135.00')
    expect(
      await expectFault(alice.call, 'directDebitRequest', { ...again, savedPaymentId: '999' }),
    ).toMatchObject({
      name: 'profile.notFound',
    })
  })

  it('is refused when its request id was used for another order', async () => {
    const { call } = await server().login('bob')
    const input = {
      requestId: randomUUID(),
      amount: '25.00',
      currencyId: 'GBP',
      paymentOptionId: 'card',
    }
    await call('depositRequestInfo', input)
    for (const other of [{ amount: '30.00' }, { paymentOptionId: 'eWallet' }])
      expect(await expectFault(call, 'depositRequestInfo', { ...input, ...other })).toMatchObject({
        name: 'request.conflict',
      })
  })

  it('requires the code that the bank requests and rejects a wrong one', async () => {
    const person = await server().login('crowd1')
    const { orderId, redirectUrl } = await newOrder(person)
    const challenge = await provider().fill(redirectUrl!, { number: cards.challenged })
    expect(challenge.url).toMatch(/challenge$/)
    expect((await provider().fill(challenge.url, { code: '9999' })).html).toContain(
      'That code is not correct',
    )
    expect((await provider().fill(challenge.url, { code: '1234' })).html).toContain('Thank you')
    await untilPayment(server(), orderId, 'COMPLETED')
    expect(await readBalance(person)).toBe('125.00')
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
    expect(await readBalance(person)).toBe(balance)
  })
  let used = 1

  it('can be cancelled on the page, which rejects an invalid card number', async () => {
    const person = await server().login('crowd8')
    const { orderId, redirectUrl } = await newOrder(person)
    expect((await provider().fill(redirectUrl!, { number: '1234' })).html).toContain('check the number')
    expect((await provider().fill(`${redirectUrl}/cancel`, {})).html).toContain('Nothing was taken')
    await untilPayment(server(), orderId, 'FAILED')
  })

  it('is polled when no webhook arrives', async () => {
    await provider().set({ stale: 1 })
    const person = await server().login('crowd9')
    const { orderId } = await newOrder(person)
    await provider().pay(orderId, 'complete')
    await until('a stale webhook', async () => (await provider().deliveries()).refused > 0)
    expect(await findPayment(server(), orderId)).toMatchObject({ state: 'PENDING' })
    await server().sql('UPDATE deposit_order SET ask_at = clock_timestamp() WHERE ask_at IS NOT NULL')
    await untilPayment(server(), orderId, 'COMPLETED')
  })

  it('is never credited by a forged webhook', async () => {
    const person = await server().login('crowd10')
    const { orderId } = await newOrder(person)
    const inbox = async () => (await server().sql('SELECT FROM payment_inbox')).length
    const before = await inbox()
    expect(await provider().forge(`d1-${orderId}`)).toEqual({ accepted: false })
    expect(await inbox()).toBe(before)
    expect(await findPayment(server(), orderId)).toMatchObject({ state: 'PENDING' })
  })

  it('goes to suspense when the paid amount differs from the order', async () => {
    await provider().set({ wrongAmount: 1 })
    const person = await server().login('crowd11')
    const { orderId } = await newOrder(person)
    await provider().pay(orderId, 'complete')
    await until('a flag', async () => (await findPayment(server(), orderId)).flag === 'amountDiffers')
    expect(await readBalance(person)).toBe('100.00')
  })

  it('stops counting towards limits when it expires, and is credited if it is paid later', async () => {
    const person = await server().login('crowd12')
    const playerId = await findPlayerId(server(), 'crowd12')
    await setLimit(playerId, 20_000n)
    const { orderId } = await newOrder(person)
    expect(await readRemainingLimit(person)).toBe('75.00')
    await server().sql(
      `UPDATE deposit_order SET expires_at = clock_timestamp(), ask_at = clock_timestamp() WHERE player_id = $1`,
      [playerId],
    )
    await untilPayment(server(), orderId, 'EXPIRED')
    expect(await readRemainingLimit(person)).toBe('100.00')
    await provider().pay(orderId, 'complete')
    await untilPayment(server(), orderId, 'COMPLETED')
    expect(await readBalance(person)).toBe('125.00')
    expect(await readRemainingLimit(person)).toBe('75.00')
  })

  it('is taken from the balance by a charge-back', async () => {
    const person = await server().login('crowd13')
    const orderId = await deposit(server(), person)
    await provider().pay(orderId, 'charge-back')
    await untilPayment(server(), orderId, 'REVERSED')
    expect(await readBalance(person)).toBe('100.00')
  })

  it('cannot be opened while the provider is unreachable, and continues under the same request id', async () => {
    const { call } = await server().login('crowd14')
    const input = {
      requestId: randomUUID(),
      amount: '25.00',
      currencyId: 'GBP',
      paymentOptionId: 'card',
    }
    await provider().set({ outage: 1 })
    expect(await expectFault(call, 'depositRequestInfo', input)).toMatchObject({
      name: 'request.unavailable',
    })
    await provider().calm()
    expect(await call('depositRequestInfo', input)).toMatchObject({ status: 'pending' })
  })
})

describe('deposit eligibility', () => {
  const change = (set: string, username: string) =>
    server().sql(`UPDATE player SET ${set} WHERE member_id = 1 AND username = $1`, [username])
  const settings = async (json: string) => {
    await server().sql(`UPDATE member SET settings = settings || $1::jsonb WHERE id = 1`, [json])
  }
  const step = async (username: string) => {
    const { call } = await server().login(username)
    return call('getDepositStep', { currencyId: 'GBP' })
  }

  it('lists the payment options and the remaining limit', async () => {
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
    const request = { amount, currencyId, paymentOptionId }
    const refused = { name: 'deposit.amountOutOfRange' }
    expect(await expectFault(call, 'checkDepositRequest', request)).toMatchObject(refused)
    expect(
      await expectFault(call, 'depositRequestInfo', { requestId: randomUUID(), ...request }),
    ).toMatchObject(refused)
  })

  it.each([
    [`segment = 'B'`, 'accountNotEnabled'],
    [`segment = 'A'`, 'countryDisabled'],
  ] as const)('with %s is refused: %s', async (set, status) => {
    const username = status === 'countryDisabled' ? 'crowd16' : 'crowd17'
    await change(set, username)
    expect(await step(username)).toMatchObject({ status })
    const { call } = await server().login(username)
    const request = { amount: '25.00', currencyId: 'GBP', paymentOptionId: 'card' }
    expect(await expectFault(call, 'checkDepositRequest', request)).toMatchObject({
      name: `deposit.${status}`,
    })
  })

  it('requires a verified phone number when the operator does', async () => {
    await settings('{"phoneBeforeDeposit": true}')
    await until('the setting', async () => (await step('crowd18')).status === 'phoneNotVerified')
    await change('phone_verified_at = clock_timestamp()', 'crowd18')
    expect(await step('crowd18')).toMatchObject({ status: 'ok' })
    await settings('{"phoneBeforeDeposit": false}')
    await until('the setting', async () => (await step('crowd15')).status === 'ok')
  })

  it('counts an order towards the deposit limit at once', async () => {
    const person = await server().login('crowd19')
    const playerId = await findPlayerId(server(), 'crowd19')
    // The seeded deposit counts as well.
    await setLimit(playerId, 13_000n)
    expect(await readRemainingLimit(person)).toBe('30.00')
    const { orderId } = await newOrder(person)
    expect(await readRemainingLimit(person)).toBe('5.00')
    const more = { requestId: randomUUID(), amount: '10.00', currencyId: 'GBP', paymentOptionId: 'card' }
    expect(await expectFault(person.call, 'depositRequestInfo', more)).toMatchObject({
      name: 'deposit.limitReached',
    })
    await provider().pay(orderId, 'decline')
    await untilPayment(server(), orderId, 'FAILED')
    expect(await person.call('depositRequestInfo', more)).toMatchObject({ status: 'pending' })
  })

  it("offers the banks of the country and the operator's message before a deposit", async () => {
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
