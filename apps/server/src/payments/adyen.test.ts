import { randomUUID } from 'node:crypto'
import { demoPassword } from '@fairground/testkit/demo/world'
import { expectFault } from '@fairground/testkit/server/checked-call'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { decideWithdrawal } from '@fairground/testkit/staff/decide-withdrawal'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { runStaffCommand } from '#staff/commands.test-support.ts'
import { useAdyen } from './adyen.test-support.ts'
import { createStatements } from './create-provider.ts'
import { readBalance, newOrder, findPayment, findPlayerId, untilPayment } from './payments.test-support.ts'

const adyen = useAdyen()
let environment: Readonly<Record<string, string>> = {}
const server = useTestServer({
  crowd: 12,
  async provider(port) {
    const started = await adyen.start(port)
    environment = started.environment
    return started
  },
})
const cards = { good: '4111111111111111', refused: '4000000000000002', challenged: '4212345678910006' }

afterEach(() => adyen.calm())
afterAll(async () => expect(await server().audit()).toEqual([]))

const inbox = (orderId: number) =>
  server().sql<{ event_id: string }>(
    'SELECT event_id FROM payment_inbox WHERE reference = $1 ORDER BY received_at',
    [`d1-${orderId}`],
  )

const pay = async (person: TestPlayer, number = cards.good): Promise<number> => {
  const { orderId, redirectUrl } = await newOrder(person)
  await adyen.fill(redirectUrl!, { number })
  return orderId
}
const paid = async (person: TestPlayer): Promise<number> => {
  const orderId = await pay(person)
  await untilPayment(server(), orderId, 'COMPLETED')
  return orderId
}

describe('a deposit', () => {
  it('is credited once, however often its webhook arrives', async () => {
    await adyen.set({ copies: 4 })
    const person = await server().login('crowd1')
    const requestId = randomUUID()
    const order = await newOrder(person, { requestId, keepMethod: true })
    expect(order).toMatchObject({ status: 'pending' })
    expect(await newOrder(person, { requestId, keepMethod: true })).toEqual(order)
    expect((await adyen.fill(order.redirectUrl!, { number: cards.good })).html).toContain('Paid')
    await untilPayment(server(), order.orderId, 'COMPLETED')
    expect(await readBalance(person)).toBe('125.00')
    expect((await inbox(order.orderId)).map(({ event_id }) => event_id)).toEqual([
      `link/d1-${order.orderId}`,
      expect.stringMatching(/^AUTHORISATION\/\w+\/true$/),
    ])
    const savedPayments = await until('the stored card', async () => {
      const step = await person.call('getDepositStep', { currencyId: 'GBP' })
      return step.savedPayments.length > 0 ? step.savedPayments : undefined
    })
    expect(savedPayments).toMatchObject([{ kind: 'card', label: 'Card ending 1111' }])
    const again = { requestId: randomUUID(), amount: '10.00', currencyId: 'GBP' }
    const saved = { ...again, savedPaymentId: savedPayments[0]!.id }
    expect((await person.call('directDebitRequest', saved)).redirectUrl).toMatch(/\/pay\/PL/)
    expect((await person.call('removePaymentMethod', { methodId: saved.savedPaymentId })).methods).toEqual([])
    const { methods } = await person.call('listPaymentMethods', {})
    expect(methods).toEqual([])
    const used = { ...saved, requestId: randomUUID() }
    expect(await expectFault(person.call, 'directDebitRequest', used)).toMatchObject({
      name: 'profile.notFound',
    })
  })

  it('is cancelled by the player, with the reason', async () => {
    const person = await server().login('crowd6')
    const { orderId, redirectUrl } = await newOrder(person)
    expect(await person.call('cancelDeposit', { orderId })).toEqual({ result: 1, status: 'failed' })
    expect((await adyen.fill(redirectUrl!, { number: cards.good })).html).toContain('expired')
    expect(await person.call('getReceipt', { id: orderId })).toMatchObject({ refusal: 'cancelled' })
  })

  it('keeps the reason of a refusal', async () => {
    const person = await server().login('crowd6')
    const { orderId, redirectUrl } = await newOrder(person)
    await adyen.fill(redirectUrl!, { number: '4000 0000 0000 9995' })
    await untilPayment(server(), orderId, 'FAILED')
    expect(await person.call('getReceipt', { id: orderId })).toMatchObject({
      state: 'failed',
      refusal: 'insufficientFunds',
    })
  })

  it('is credited after a bank challenge', async () => {
    const person = await server().login('crowd2')
    const { orderId, redirectUrl } = await newOrder(person)
    const bank = await adyen.fill(redirectUrl!, { number: cards.challenged })
    expect(bank.url).toContain('/bank/')
    expect(await findPayment(server(), orderId)).toMatchObject({ state: 'PENDING' })
    expect((await adyen.fill(bank.url, { password: 'password' })).html).toContain('Paid')
    await untilPayment(server(), orderId, 'COMPLETED')
  })

  it('is final when it was refused, and its page is closed', async () => {
    const person = await server().login('crowd3')
    const { orderId, redirectUrl } = await newOrder(person)
    await adyen.fill(redirectUrl!, { number: cards.refused })
    await untilPayment(server(), orderId, 'FAILED')
    expect((await adyen.fill(redirectUrl!, { number: cards.good })).html).toContain(
      'This payment link is expired',
    )
    expect(await readBalance(person)).toBe('100.00')
  })

  it('is never credited by a forged webhook', async () => {
    const person = await server().login('crowd4')
    const { orderId } = await newOrder(person)
    expect(await adyen.forge(orderId)).toEqual({ accepted: false })
    expect(await inbox(orderId)).toHaveLength(1)
    expect(await findPayment(server(), orderId)).toMatchObject({ state: 'PENDING' })
    const post = (body: string) =>
      fetch(`${server().baseUrl}/webhooks/adyen/1`, { method: 'POST', body }).then(({ status }) => status)
    for (const nonsense of ['', 'null', '{}', '{"notificationItems":[{}]}', '{"data":{"id":"1"}}'])
      expect(await post(nonsense)).toBe(401)
  })

  it('is refunded by a staff member and then by Adyen', async () => {
    const person = await server().login('crowd5')
    const orderId = await paid(person)
    const { code } = await runStaffCommand(server(), `deposits refund ${orderId}`)
    expect(code).toBe(0)
    expect(await readBalance(person)).toBe('100.00')
    await until('the refund', async () =>
      (await inbox(orderId)).some(({ event_id }) => event_id.startsWith('REFUND/')),
    )
    expect(await findPayment(server(), orderId)).toMatchObject({ state: 'REVERSED' })
  })

  it('is reversed by a charge-back', async () => {
    const person = await server().login('crowd6')
    const orderId = await paid(person)
    await adyen.chargeBack(orderId)
    await untilPayment(server(), orderId, 'REVERSED')
    expect(await readBalance(person)).toBe('100.00')
  })

  it('gets the same link after the first answer was lost', async () => {
    const person = await server().login('crowd7')
    const wanted = { requestId: randomUUID(), amount: '25.00', currencyId: 'GBP', paymentOptionId: 'card' }
    for (const fault of [{ outage: true }, { outage: false, lostAnswers: true }]) {
      await adyen.set(fault)
      expect(await expectFault(person.call, 'depositRequestInfo', wanted)).toMatchObject({
        name: 'request.unavailable',
      })
    }
    await adyen.calm()
    const { orderId, redirectUrl } = await person.call('depositRequestInfo', wanted)
    await adyen.fill(redirectUrl!, { number: cards.good })
    await untilPayment(server(), orderId, 'COMPLETED')
    expect(await readBalance(person)).toBe('125.00')
  })
})

describe('a withdrawal', () => {
  const approve = async (username: string, withdrawalId: number): Promise<void> => {
    const playerId = await findPlayerId(server(), username)
    const approvedBy = await decideWithdrawal((text, values) => server().sql(text, values), 1, withdrawalId)
    const ask = { withdrawalId, playerId, currency: 'GBP', approvedBy }
    await server().lane.submit(1, 'approveWithdrawal', ask)
  }
  const submit = async (username: string): Promise<{ person: TestPlayer; orderId: number }> => {
    const person = await server().login(username)
    await paid(person)
    const method = await until('a way to be paid', async () => {
      const { methods } = await person.call('getWithdrawalStep', { currencyId: 'GBP' })
      return methods[0]
    })
    const request = { requestId: randomUUID(), currencyId: 'GBP', amount: '50.00', methodId: method.id }
    const { withdrawal } = await person.call('payoutSubmit', { ...request, password: demoPassword })
    return { person, orderId: withdrawal.orderId }
  }
  const approved = async (username: string) => {
    const submitted = await submit(username)
    await approve(username, submitted.orderId)
    return submitted
  }
  const untilStatus = (id: number, status: string) =>
    until(`withdrawal ${id} ${status}`, async () => {
      const rows = await server().sql<{ status: string }>('SELECT status FROM withdrawal WHERE id = $1', [id])
      return rows[0]!.status === status
    })
  const readTransfers = async (orderId: number) =>
    (await adyen.transfers()).filter(({ reference }) => reference === `w1-${orderId}`)

  it('is paid', async () => {
    await adyen.set({ copies: 3 })
    const { person, orderId } = await approved('crowd8')
    await untilStatus(orderId, 'PAID')
    expect(await readBalance(person)).toBe('75.00')
    expect(await readTransfers(orderId)).toMatchObject([{ status: 'booked' }])
  })

  it('is refused, and the money is returned', async () => {
    await adyen.set({ transfers: 'refused' })
    const { person, orderId } = await approved('crowd9')
    await untilStatus(orderId, 'REJECTED')
    expect(await readBalance(person)).toBe('125.00')
  })

  it('is polled after a lost answer and paid once', async () => {
    const { orderId } = await submit('crowd10')
    await adyen.set({ transfers: 'authorised', lostAnswers: true })
    await approve('crowd10', orderId)
    await until('a transfer', async () => (await readTransfers(orderId)).length > 0)
    await untilStatus(orderId, 'UNKNOWN')
    await adyen.calm()
    await adyen.endTransfer(orderId, 'booked')
    await untilStatus(orderId, 'PAID')
    expect(await readTransfers(orderId)).toHaveLength(1)
  })

  it('is in the statement when it is paid', async () => {
    const { readPaymentSettings } = await import('#platform/payment-settings.ts')
    const settings = readPaymentSettings(environment, name => environment[name]!)!
    const now = Date.now()
    const today = now - (now % 86_400_000)
    const movements = await (await createStatements(settings)).statement(1, today, now + 1000)
    const booked = (await adyen.transfers()).filter(({ status }) => status === 'booked')
    expect(movements.map(({ reference }) => reference).toSorted()).toEqual(
      booked.map(({ reference }) => reference).toSorted(),
    )
    expect(movements[0]).toMatchObject({ kind: 'payout', amount: 5000n, currency: 'GBP' })
  })
})
