import { randomUUID } from 'node:crypto'
import { CallFault } from '@fairground/client/call-fault'
import { demoPassword } from '@fairground/testkit/demo/world'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { decideWithdrawal } from '@fairground/testkit/staff/decide-withdrawal'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, afterEach, expect, it } from 'vitest'
import { createSandboxPayments } from '#providers/payments-sandbox.ts'
import { deposit, controlProvider } from './payments.test-support.ts'

/** A short run; PAYMENTS=10000 WITHDRAWALS=5000 sets the full size. */
const payments = Number(process.env['PAYMENTS'] ?? 60)
const withdrawals = Number(process.env['WITHDRAWALS'] ?? 24)
/** Enough players that none reaches the limit of failed payments. */
const people = Math.max(8, Math.ceil(payments / 100))
const patienceMs = 60_000 + (payments + withdrawals) * 200

const server = useTestServer({ sandbox: true, crowd: people })
const provider = () => controlProvider(server())
const storm = { copies: 5, shuffle: true, delayMs: 1500, forged: 0.05, stale: 0.05, outage: 0.1 }

afterEach(() => provider().calm())
afterAll(async () => expect(await server().audit()).toEqual([]))

const crowd = (): Promise<TestPlayer[]> =>
  Promise.all(Array.from({ length: people }, (_, i) => server().login(`crowd${i + 1}`)))

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

/** Repeats the request while the provider is unreachable, as a browser does. */
const retryUntilAnswered = async <T>(call: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof CallFault) || error.faultName !== 'request.unavailable') throw error
    }
  }
}

/** Some webhooks never arrive, so the test makes the orders due for polling instead of waiting. */
const askNow = (table: string) =>
  server().sql(`UPDATE ${table} SET ask_at = clock_timestamp() WHERE ask_at > clock_timestamp()`)

const statement = () => createSandboxPayments(server().sandbox.payments).statement(1, 0, Date.now() + 60_000)

it(
  `credits each of ${payments} payments that were made, once`,
  async () => {
    const persons = await crowd()
    await provider().set({ ...storm, wrongAmount: 0.02 })
    const orders = new Map<number, 'complete' | 'decline' | undefined>()
    const order = async (person: TestPlayer, n: number): Promise<void> => {
      const request = { amount: '25.00', currencyId: 'GBP', paymentOptionId: 'card', requestId: randomUUID() }
      const { orderId } = await retryUntilAnswered(() => person.call('depositRequestInfo', request))
      const deed = n % 41 === 7 ? 'decline' : n % 15 === 3 ? undefined : 'complete'
      orders.set(orderId, deed)
      if (deed) await provider().pay(orderId, deed)
    }
    await Promise.all(
      persons.map(async (person, i) => {
        for (const n of numbers(payments).filter(each => each % people === i)) await order(person, n)
      }),
    )
    const unsettled = async () => {
      const rows = await server().sql<{ n: number }>(
        `SELECT count(*)::int AS n FROM payment WHERE id = ANY($1) AND state IN ('CREATED', 'PENDING') AND flag IS NULL`,
        [[...orders].filter(([, deed]) => deed).map(([id]) => id)],
      )
      return rows[0]!.n
    }
    await until('most of them', async () => (await unsettled()) <= payments / 8, patienceMs)
    await askNow('deposit_order')
    await until('all of them', async () => (await unsettled()) === 0, patienceMs)

    await provider().calm()
    const paid = new Map((await statement()).map(each => [each.reference, each.amount]))
    const booked = await server().sql<{ id: number; kind: string; n: number; amount: bigint }>(
      `SELECT j.ref::int AS id, j.kind, count(*)::int AS n, sum(t.amount)::bigint AS amount
         FROM journal j JOIN transfer t USING (member_id)
        WHERE t.journal_id = j.id AND j.member_id = 1 AND j.kind IN ('deposit-credit', 'deposit-suspense')
        GROUP BY j.ref, j.kind`,
    )
    const expected = [...orders].flatMap(([id]) => {
      const amount = paid.get(`d1-${id}`)
      if (amount === undefined) return []
      return [{ id, kind: amount === 2500n ? 'deposit-credit' : 'deposit-suspense', n: 1, amount }]
    })
    const sorted = <R extends { id: number }>(rows: readonly R[]) => rows.toSorted((a, b) => a.id - b.id)
    expect(sorted(booked)).toEqual(sorted(expected))
    expect(expected.length).toBe([...orders.values()].filter(deed => deed === 'complete').length)
    const { sent, accepted, refused, p50, p99 } = await provider().deliveries()
    console.log(`webhooks: ${sent} sent, ${accepted} taken, ${refused} refused, p50 ${p50} ms, p99 ${p99} ms`)
  },
  patienceMs * 3,
)

it(
  `ends each of ${withdrawals} withdrawals once, as the provider has it`,
  async () => {
    const persons = await crowd()
    const lane = server().lane
    const ids = await server().sql<{ id: number; username: string }>(
      `SELECT id, username FROM player WHERE member_id = 1 AND username LIKE 'crowd%'`,
    )
    const methods = await Promise.all(
      persons.map(async (person, i) => {
        const playerId = ids.find(({ username }) => username === `crowd${i + 1}`)!.id
        const opKey = `storm:${playerId}`
        await lane.submit(1, 'deposit', { opKey, playerId, currency: 'GBP', amount: 10_000_000n })
        await deposit(server(), person)
        return { playerId, methodId: (await untilMethod(person)).id }
      }),
    )
    await provider().set({
      ...storm,
      payoutRejected: 0.2,
      payoutUnknown: 0.2,
      unknownMs: 600,
      payoutMs: 50,
      delayMs: 300,
    })
    const one = async (person: TestPlayer, i: number, n: number): Promise<void> => {
      const { playerId, methodId } = methods[i]!
      const input = {
        requestId: randomUUID(),
        currencyId: 'GBP',
        amount: '10.00',
        methodId,
        password: demoPassword,
      }
      const { orderId } = (await person.call('payoutSubmit', input)).withdrawal
      const ask = { withdrawalId: orderId, playerId, currency: 'GBP' }
      const cancel = () =>
        person.call('payoutCancel', { requestId: randomUUID(), orderId }).catch(() => undefined)
      const approvedBy = await decideWithdrawal((text, values) => server().sql(text, values), 1, orderId)
      const approve = () => lane.submit(1, 'approveWithdrawal', { ...ask, approvedBy })
      await Promise.all(n % 3 === 0 ? [cancel(), approve(), approve()] : [approve(), cancel(), approve()])
      await until(
        `the end of ${orderId}`,
        async () => {
          const rows = await server().sql<{ status: string }>('SELECT status FROM withdrawal WHERE id = $1', [
            orderId,
          ])
          return ['PAID', 'REJECTED', 'CANCELLED'].includes(rows[0]!.status)
        },
        patienceMs,
      )
    }
    await Promise.all(
      persons.map(async (person, i) => {
        for (const n of numbers(withdrawals).filter(each => each % people === i)) await one(person, i, n)
      }),
    )
    await provider().calm()
    const payouts = (await statement())
      .filter(({ kind }) => kind === 'payout')
      .map(({ reference }) => reference)
    const rows = await server().sql<{ id: string }>(
      `SELECT 'w1-' || id AS id FROM withdrawal WHERE member_id = 1 AND status = 'PAID'`,
    )
    expect(rows.map(({ id }) => id).toSorted()).toEqual(payouts.toSorted())
  },
  patienceMs * 3,
)

const untilMethod = (person: TestPlayer) =>
  until('a way to be paid', async () => {
    const { methods } = await person.call('getWithdrawalStep', { currencyId: 'GBP' })
    return methods[0]
  })
