import { join } from 'node:path'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { paymentEnvironment } from '@fairground/testkit/services/sandbox'
import { afterAll, expect, it } from 'vitest'
import { createSandboxPayments } from '#providers/payments-sandbox.ts'
import {
  deposit,
  newOrder,
  findPayment,
  findPlayerId,
  controlProvider,
  untilPayment,
} from '../payments.test-support.ts'
import { reconcileCommand } from './command.ts'

const server = useTestServer({ sandbox: true, crowd: 3 })

afterAll(async () => expect(await server().audit()).toEqual([]))

const reconcile = async (...args: string[]) => {
  const lines: string[] = []
  const code = await reconcileCommand(args, {
    environment: {
      FAIRGROUND_DATABASE_URL: server().databaseUrl,
      ...paymentEnvironment(server().sandbox.payments),
    },
    devFile: join(server().folder, 'no-such-file.json'),
    print: line => void lines.push(line),
    printError: line => void lines.push(line),
    now: () => Date.now() + 1000,
  })
  return { code, lines }
}

let taken: number

it('prints no difference when ledger and provider agree', async () => {
  const provider = controlProvider(server())
  taken = await deposit(server(), await server().login('alice'))
  const refunded = await deposit(server(), await server().login('bob'), { amount: '40.00' })
  await provider.pay(refunded, 'refund')
  await untilPayment(server(), refunded, 'REVERSED')
  expect(await reconcile()).toEqual({ code: 0, lines: ['our books and the provider agree'] })
})

it('prints exactly the planted differences', async () => {
  const provider = controlProvider(server())
  const alice = await server().login('alice')
  // The provider sends no more webhooks.
  await provider.set({ stale: 1 })
  await provider.pay(taken, 'charge-back')
  const sandbox = createSandboxPayments(server().sandbox.payments)
  const unknown = { memberId: 1, amount: 1200n, currency: 'GBP' }
  const returnUrl = 'http://north.localhost/deposit'
  await sandbox.openPayment({ ...unknown, reference: 'd1-888888', payer: 'p1-1', kind: 'card', returnUrl })
  await provider.pay(888_888, 'complete')
  await sandbox.openPayout({ ...unknown, reference: 'w1-999999', token: 'tok_nobody' })
  await provider.endPayout(999_999, 'paid')
  const { orderId: invented } = await newOrder(alice)
  await server().lane.submit(1, 'creditDeposit', {
    paymentId: invented,
    playerId: await findPlayerId(server(), 'alice'),
    provider: 'sandbox',
    currency: 'GBP',
    amount: 2500n,
    providerRef: 'pay_invented',
  })
  await provider.calm()
  await provider.set({ wrongAmount: 1 })
  const { orderId: wrong } = await newOrder(alice)
  await provider.pay(wrong, 'complete')
  await until('suspense', async () => (await findPayment(server(), wrong)).flag !== null)

  const { code, lines } = await reconcile('--member', 'north')
  expect(code).toBe(1)
  expect(lines.toSorted()).toEqual(
    [
      `north: d1-${taken} taken back: our books have nothing, the provider 25.00 GBP`,
      'north: d1-888888 paid in: our books have nothing, the provider 12.00 GBP',
      `north: d1-${invented} paid in: our books have 25.00 GBP, the provider nothing`,
      `north: d1-${wrong} paid in: 25.01 GBP in suspense, needs manual review`,
      'north: w1-999999 paid out: our books have nothing, the provider 12.00 GBP',
      '5 differences',
    ].toSorted(),
  )
  expect(await reconcile('--member', 'south')).toMatchObject({ code: 0 })
  expect(await reconcile('--to', '2020-01-01')).toMatchObject({ code: 0 })
  expect(await reconcile('--from', 'yesterday')).toMatchObject({ code: 2 })
})
