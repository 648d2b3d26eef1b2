import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { demoPassword } from '@fairground/testkit/demo/world'
import { expectFault } from '@fairground/testkit/server/checked-call'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { decideWithdrawal } from '@fairground/testkit/staff/decide-withdrawal'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runStaffCommand } from '#staff/commands.test-support.ts'
import { createStatements } from './create-provider.ts'
import { readBalance, newOrder, findPayment, findPlayerId, untilPayment } from './payments.test-support.ts'
import { reconcileCommand } from './reconcile/command.ts'
import { startStripe } from './stripe.test-support.ts'

const server = useTestServer({ crowd: 12 })
const cards = { good: '4242424242424242', declined: '4000000000000002', poor: '4000000000009995' }
const first = { key: 'sk_test_first', account: 'acct_first', secret: 'whsec_firstSecret' }
const second = { key: 'sk_test_second', account: 'acct_second', secret: 'whsec_secondSecret' }
const reason = 'a payment provider'
let stripe: Awaited<ReturnType<typeof startStripe>>
let other: Awaited<ReturnType<typeof startStripe>>
let admin: StaffMember
let finance: StaffMember

type Started = typeof stripe

const save = async ({ url }: Started, { key, account, secret }: typeof first) =>
  admin.call(
    'savePaymentProvider',
    { provider: { kind: 'stripe', account, url, secrets: { key, webhookSecrets: [secret] } }, reason },
    1,
  )

/** Saves the provider and starts to use it: one person proposes and finance votes. */
const use = async (started: Started, account: typeof first) => {
  const saved = await save(started, account)
  const payload = { providerId: saved.providerId, account: account.account }
  const proposalId = await admin.propose(1, 'usePaymentProvider', payload)
  expect(await finance.vote(1, proposalId)).toMatchObject({ status: 'executed' })
  await started.set({ webhook: `${server().baseUrl}/webhooks/${saved.name}/1` })
  return saved
}

beforeAll(async () => {
  ;[stripe, other] = await Promise.all([startStripe(first), startStripe(second)])
  admin = await server().hire(['platformAdmin'])
  finance = await server().hire(['finance'])
}, 120_000)
beforeEach(async () => {
  await admin.stepUp()
  await finance.stepUp()
})
afterEach(async () => {
  await stripe.calm()
  await other.calm()
})
afterAll(async () => {
  await Promise.all([stripe.stop(), other.stop()])
  expect(await server().audit()).toEqual([])
})

const inbox = (orderId: number) =>
  server().sql<{ event_id: string; provider: string }>(
    'SELECT event_id, provider FROM payment_inbox WHERE reference = $1 ORDER BY received_at',
    [`d1-${orderId}`],
  )

const pay = async (person: TestPlayer, by = stripe): Promise<number> => {
  const { orderId, redirectUrl } = await newOrder(person)
  expect(await by.fill(redirectUrl!, cards.good)).toContain('Paid')
  return orderId
}
const paid = async (person: TestPlayer): Promise<number> => {
  const orderId = await pay(person)
  await untilPayment(server(), orderId, 'COMPLETED')
  return orderId
}

describe('the choice of a provider', () => {
  it('takes no payments before a second person has approved it', async () => {
    const person = await server().login('crowd1')
    const wanted = { requestId: randomUUID(), amount: '25.00', currencyId: 'GBP', paymentOptionId: 'card' }
    expect((await person.call('getDepositStep', { currencyId: 'GBP' })).paymentOptions).toEqual([])
    const saved = await save(stripe, first)
    expect(saved).toMatchObject({ providerId: 1, name: 'stripe-1' })
    expect(await expectFault(person.call, 'depositRequestInfo', wanted)).toMatchObject({
      name: 'request.unavailable',
    })
    const proposalId = await admin.propose(1, 'usePaymentProvider', {
      providerId: saved.providerId,
      account: first.account,
    })
    await expect(admin.vote(1, proposalId)).rejects.toMatchObject({ fault: { name: 'staff.notAllowed' } })
    expect(await finance.vote(1, proposalId)).toMatchObject({ status: 'executed' })
    await stripe.set({ webhook: `${server().baseUrl}/webhooks/${saved.name}/1` })
    expect((await person.call('getDepositStep', { currencyId: 'GBP' })).paymentOptions).not.toEqual([])
  })

  it('shows no secret again', async () => {
    const { providers } = await finance.call('listPaymentProviders', {}, 1)
    expect(providers).toMatchObject([
      { providerId: 1, name: 'stripe-1', status: 'current', account: 'acct_first' },
    ])
    const rows = await server().sql<{ text: string }>(
      `SELECT p::text || coalesce((SELECT string_agg(a::text, ' ') FROM audit_entry a WHERE a.member_id = 1), '') AS text
         FROM payment_provider p`,
    )
    for (const text of [JSON.stringify(providers), rows[0]!.text])
      for (const secret of [first.key, first.secret]) expect(text).not.toContain(secret)
  })

  it('refuses another account than the approved one, and providers of other operators', async () => {
    const wrong = admin.propose(1, 'usePaymentProvider', { providerId: 1, account: 'acct_evil' })
    await expect(wrong).rejects.toMatchObject({ fault: { name: 'staff.refused' } })
    const elsewhere = admin.call('testPaymentProvider', { providerId: 1, reason }, 2)
    await expect(elsewhere).rejects.toMatchObject({ fault: { name: 'staff.refused' } })
    await expect(
      server().sql(`UPDATE payment_provider SET account = 'acct_evil' WHERE status = 'current'`),
    ).rejects.toThrow('needs an approved proposal')
  })

  it('is tested without a payment', async () => {
    const test = (providerId: number) => admin.call('testPaymentProvider', { providerId, reason }, 1)
    expect(await test(1)).toEqual({ works: true, problem: null })
    const wrongKey = await save(stripe, { ...first, key: 'sk_test_wrong' })
    expect(wrongKey.name).toBe('stripe-1')
    expect(await test(wrongKey.providerId)).toMatchObject({
      works: false,
      problem: expect.stringContaining('401') as string,
    })
    const wrongAccount = await save(stripe, { ...first, account: 'acct_other' })
    expect(wrongAccount.name).toBe('stripe-2')
    expect(await test(wrongAccount.providerId)).toMatchObject({
      works: false,
      problem: expect.stringContaining('acct_first') as string,
    })
  })
})

describe('a deposit', () => {
  it('is credited once, however often and in whatever order its webhooks arrive', async () => {
    await stripe.set({ copies: 4, reversed: true })
    const person = await server().login('crowd1')
    const requestId = randomUUID()
    const order = await newOrder(person, { requestId, keepMethod: true })
    expect(order).toMatchObject({ status: 'pending' })
    expect(await newOrder(person, { requestId, keepMethod: true })).toEqual(order)
    expect(await stripe.fill(order.redirectUrl!, cards.good)).toContain('Paid')
    await untilPayment(server(), order.orderId, 'COMPLETED')
    expect(await readBalance(person)).toBe('125.00')
    await until('both events', async () => (await inbox(order.orderId)).length === 3)
    const savedPayments = await until('the stored card', async () => {
      const step = await person.call('getDepositStep', { currencyId: 'GBP' })
      return step.savedPayments.length > 0 ? step.savedPayments : undefined
    })
    expect(savedPayments).toMatchObject([{ kind: 'card', label: 'Card ending 4242' }])
    expect((await person.call('removePaymentMethod', { methodId: savedPayments[0]!.id })).methods).toEqual([])
  })

  it('is cancelled by the player, with the reason', async () => {
    const person = await server().login('crowd6')
    const { orderId, redirectUrl } = await newOrder(person)
    expect(await person.call('cancelDeposit', { orderId })).toEqual({ result: 1, status: 'failed' })
    expect(await stripe.fill(redirectUrl!, cards.good)).toContain('expired')
    expect(await person.call('getReceipt', { id: orderId })).toMatchObject({ refusal: 'cancelled' })
  })

  it('stays open after a declined card and is paid with another one', async () => {
    const person = await server().login('crowd2')
    const { orderId, redirectUrl } = await newOrder(person)
    expect(await stripe.fill(redirectUrl!, cards.poor)).toContain('Declined')
    expect(await findPayment(server(), orderId)).toMatchObject({ state: 'PENDING' })
    expect(await stripe.fill(redirectUrl!, cards.good)).toContain('Paid')
    await untilPayment(server(), orderId, 'COMPLETED')
  })

  it('is never credited by a forged, old or foreign webhook', async () => {
    const person = await server().login('crowd4')
    const { orderId } = await newOrder(person)
    for (const change of [{ secret: second.secret }, { ageSeconds: 301 }, { account: second.account }])
      expect(await stripe.forge(orderId, change)).toBe(401)
    // A genuine event is only a reason to ask Stripe, which knows of no payment.
    expect(await stripe.forge(orderId, {})).toBe(200)
    const post = (path: string, body: string, headers: Record<string, string> = {}) =>
      fetch(`${server().baseUrl}/webhooks/${path}`, { method: 'POST', body, headers }).then(
        ({ status }) => status,
      )
    for (const signature of ['', 't=1', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`])
      expect(await post('stripe-1/1', '{}', { 'stripe-signature': signature })).toBe(401)
    // Neither a draft nor the provider of another operator has an address.
    for (const path of ['stripe-2/1', 'stripe-1/2', 'stripe/1']) expect(await post(path, '{}')).toBe(404)
    expect(await readBalance(person)).toBe('100.00')
    expect(await findPayment(server(), orderId)).toMatchObject({ state: 'PENDING' })
  })

  it('is refunded by a staff member and then by Stripe', async () => {
    const person = await server().login('crowd5')
    const orderId = await paid(person)
    const { code } = await runStaffCommand(server(), `deposits refund ${orderId}`)
    expect(code).toBe(0)
    expect(await readBalance(person)).toBe('100.00')
    await untilPayment(server(), orderId, 'REVERSED')
  })

  it('is reversed by a charge-back, which names only the payment', async () => {
    const person = await server().login('crowd7')
    const orderId = await paid(person)
    await stripe.chargeBack(orderId)
    await untilPayment(server(), orderId, 'REVERSED')
    expect(await readBalance(person)).toBe('100.00')
  })

  it('gets the same page after the first answer was lost, and survives an outage', async () => {
    const person = await server().login('crowd8')
    const wanted = { requestId: randomUUID(), amount: '25.00', currencyId: 'GBP', paymentOptionId: 'card' }
    const before = (await stripe.sessions()).length
    for (const fault of [
      { outage: true },
      { outage: false, tooMany: true },
      { tooMany: false, lostAnswers: true },
    ]) {
      await stripe.set(fault)
      expect(await expectFault(person.call, 'depositRequestInfo', wanted)).toMatchObject({
        name: 'request.unavailable',
      })
    }
    await stripe.calm()
    const { orderId, redirectUrl } = await person.call('depositRequestInfo', wanted)
    expect(await stripe.sessions()).toHaveLength(before + 1)
    await stripe.fill(redirectUrl!, cards.good)
    await untilPayment(server(), orderId, 'COMPLETED')
    expect(await readBalance(person)).toBe('125.00')
  })
})

it('rejects a withdrawal, which Stripe cannot pay, and returns the money', async () => {
  const person = await server().login('crowd9')
  await paid(person)
  const method = await until('a way to be paid', async () => {
    const { methods } = await person.call('getWithdrawalStep', { currencyId: 'GBP' })
    return methods[0]
  })
  const request = { requestId: randomUUID(), currencyId: 'GBP', amount: '50.00', methodId: method.id }
  const { withdrawal } = await person.call('payoutSubmit', { ...request, password: demoPassword })
  const playerId = await findPlayerId(server(), 'crowd9')
  const approvedBy = await decideWithdrawal(
    (text, values) => server().sql(text, values),
    1,
    withdrawal.orderId,
  )
  const ask = { withdrawalId: withdrawal.orderId, playerId, currency: 'GBP', approvedBy }
  await server().lane.submit(1, 'approveWithdrawal', ask)
  await until('the rejection', async () => {
    const rows = await server().sql<{ status: string }>('SELECT status FROM withdrawal WHERE id = $1', [
      withdrawal.orderId,
    ])
    return rows[0]!.status === 'REJECTED'
  })
  expect(await readBalance(person)).toBe('125.00')
})

it('lists payments, refunds and charge-backs in the statement', async () => {
  const settings = {
    provider: 'stripe',
    key: first.key,
    account: first.account,
    webhookSecrets: [first.secret],
    url: stripe.url,
  } as const
  const movements = await (await createStatements(settings)).statement(
    1,
    Date.now() - 3_600_000,
    Date.now() + 1000,
  )
  const kinds = movements.map(({ kind }) => kind)
  expect(kinds.filter(kind => kind === 'payment').length).toBeGreaterThan(3)
  expect(kinds).toEqual(expect.arrayContaining(['refund', 'chargeBack']))
  for (const { reference, amount, currency } of movements)
    expect([reference, amount, currency]).toEqual([expect.stringMatching(/^d1-\d+$/), 2500n, 'GBP'])
})

it('leaves open orders with their account when the operator changes to another one', async () => {
  const person = await server().login('crowd10')
  const { orderId, redirectUrl } = await newOrder(person)
  const saved = await use(other, second)
  expect(saved.name).toBe('stripe-3')
  expect(await stripe.fill(redirectUrl!, cards.good)).toContain('Paid')
  await untilPayment(server(), orderId, 'COMPLETED')
  const next = await pay(await server().login('crowd11'), other)
  await untilPayment(server(), next, 'COMPLETED')
  expect([(await inbox(orderId))[0]!.provider, (await inbox(next))[0]!.provider]).toEqual([
    'stripe-1',
    'stripe-3',
  ])
})

it("is reconciled by the command with the operator's own accounts", async () => {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const reconcile = (environment: Readonly<Record<string, string>>) =>
    reconcileCommand(['--member', 'north'], {
      environment: { FAIRGROUND_DATABASE_URL: server().databaseUrl, ...environment },
      devFile: join(server().folder, 'no-such-file.json'),
      print,
      printError: print,
      now: () => Date.now() + 1000,
    })
  const keys = { FAIRGROUND_KEY_FOLDER: join(server().folder, 'keys') }
  expect([await reconcile(keys), lines]).toEqual([0, ['our books and the provider agree']])
  const person = await server().login('crowd11')
  const playerId = await findPlayerId(server(), 'crowd11')
  const { orderId } = await newOrder(person)
  // The ledger has money that neither account has received.
  await server().lane.submit(1, 'creditDeposit', {
    paymentId: orderId,
    playerId,
    provider: 'stripe-3',
    currency: 'GBP',
    amount: 2500n,
    providerRef: 'pay_invented',
  })
  lines.length = 0
  expect([await reconcile(keys), lines]).toEqual([
    1,
    [`north: d1-${orderId} paid in: our books have 25.00 GBP, the provider nothing`, '1 differences'],
  ])
  expect(await reconcile({ FAIRGROUND_KEY_FOLDER: join(server().folder, 'no-keys') })).toBe(2)
})
