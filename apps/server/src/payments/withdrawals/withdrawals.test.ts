import { randomUUID } from 'node:crypto'
import { demoPassword } from '@fairground/testkit/demo/world'
import { expectFault } from '@fairground/testkit/server/checked-call'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { getMails } from '@fairground/testkit/services/sandbox'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { runStaffCommand } from '#staff/commands.test-support.ts'
import {
  readBalance,
  deposit,
  findPlayerId,
  controlProvider,
  readPublishedEvents,
} from '#payments/payments.test-support.ts'

const server = useTestServer({ sandbox: true, crowd: 8 })
const provider = () => controlProvider(server())

afterEach(() => provider().calm())
afterAll(async () => expect(await server().audit()).toEqual([]))

const operator = async (line: string): Promise<string> => {
  const { code, text } = await runStaffCommand(server(), line)
  if (code !== 0) throw new Error(text)
  return text
}

/** A player who has deposited by card, and the saved card. */
const depositor = async (username: string): Promise<{ person: TestPlayer; methodId: string }> => {
  const person = await server().login(username)
  await deposit(server(), person)
  const { methods } = await until('a way to be paid', async () => {
    const step = await person.call('getWithdrawalStep', { currencyId: 'GBP' })
    return step.methods.length > 0 ? step : undefined
  })
  return { person, methodId: methods[0]!.id }
}

const submit = async ({ person, methodId }: Awaited<ReturnType<typeof depositor>>, amount = '50.00') => {
  const input = { requestId: randomUUID(), currencyId: 'GBP', amount, methodId, password: demoPassword }
  const { withdrawal } = await person.call('payoutSubmit', input)
  return { withdrawal, input }
}

const readStatus = async (id: number): Promise<string> => {
  const rows = await server().sql<{ status: string }>('SELECT status FROM withdrawal WHERE id = $1', [id])
  return rows[0]!.status
}
const untilStatus = (id: number, status: string) =>
  until(`withdrawal ${id} ${status}`, async () => (await readStatus(id)) === status)

describe('a withdrawal', () => {
  it('holds the money once per request and allows one open withdrawal', async () => {
    const alice = await depositor('crowd8')
    const { call } = alice.person
    const request = { currencyId: 'GBP', amount: '50.00', methodId: alice.methodId }
    expect(await call('getWithdrawalStep2', request)).toMatchObject({
      amount: '50.00',
      fee: '0.00',
      pays: '50.00',
      method: { label: 'Card ending 4242' },
    })
    const wrong = { ...request, requestId: randomUUID(), password: 'not hers 1' }
    expect(await expectFault(call, 'payoutSubmit', wrong)).toMatchObject({ name: 'profile.passwordWrong' })
    const { withdrawal, input } = await submit(alice)
    expect(withdrawal).toMatchObject({
      state: 'requested',
      cancellable: true,
      method: 'Card ending 4242',
      reason: null,
    })
    expect(await readBalance(alice.person)).toBe('75.00')
    expect((await call('payoutSubmit', input)).withdrawal).toEqual(withdrawal)
    expect(await expectFault(call, 'payoutSubmit', { ...input, amount: '60.00' })).toMatchObject({
      name: 'request.conflict',
    })
    expect(await call('getWithdrawalStep', { currencyId: 'GBP' })).toMatchObject({ status: 'onePendingOnly' })
    const second = { ...input, requestId: randomUUID() }
    expect(await expectFault(call, 'payoutSubmit', second)).toMatchObject({
      name: 'withdrawal.onePendingOnly',
    })
  })

  it('is approved, sent and paid, with its status visible to the player', async () => {
    const alice = await depositor('alice')
    const { call } = alice.person
    const { withdrawal } = await submit(alice)
    await provider().set({ payoutMs: 60_000 })
    expect(await operator('withdrawals list')).toContain(`withdrawal ${withdrawal.orderId}  alice  50.00 GBP`)
    await operator(`withdrawals approve ${withdrawal.orderId}`)
    await untilStatus(withdrawal.orderId, 'SENDING')
    expect(await call('getPendingWithdrawals', {})).toMatchObject({
      pendingWithdrawals: [{ state: 'sending', cancellable: false }],
    })
    const cancel = { requestId: randomUUID(), orderId: withdrawal.orderId }
    expect(await expectFault(call, 'payoutCancel', cancel)).toMatchObject({
      name: 'withdrawal.notCancellable',
    })
    await until('a payout', () =>
      provider()
        .endPayout(withdrawal.orderId, 'paid')
        .catch(() => undefined),
    )
    await untilStatus(withdrawal.orderId, 'PAID')
    expect(await call('getPendingWithdrawals', {})).toEqual({ pendingWithdrawals: [] })
    const { orderId } = withdrawal
    expect(await call('getWithdrawal', { orderId })).toMatchObject({ orderId, state: 'paid' })
    const stranger = await server().login('crowd1')
    expect(await expectFault(stranger.call, 'getWithdrawal', { orderId })).toMatchObject({
      name: 'profile.notFound',
    })
    expect(await call('payoutListRecurringDetails', {})).toMatchObject({
      methods: [{ label: 'Card ending 4242' }],
    })
    expect(await readBalance(alice.person)).toBe('75.00')
    const events = await readPublishedEvents<{ orderType: number; orderStatus: number }>(
      server(),
      await findPlayerId(server(), 'alice'),
      'playerOrder',
    )
    const ofWithdrawal = events
      .filter(({ orderType }) => orderType === 2)
      .map(({ orderStatus }) => orderStatus)
    expect([...new Set(ofWithdrawal)]).toEqual([0, 1, 2])
    await until('a mail', async () =>
      (await getMails(server().sandbox, 'alice@example.test')).some(({ subject }) =>
        /has been paid/.test(subject),
      ),
    )
    const deeds = await server().sql<{ action: string; actor: string }>(
      `SELECT actor, action FROM audit_entry WHERE member_id = 1 AND subject = $1`,
      [`withdrawal/${withdrawal.orderId}`],
    )
    expect(deeds).toEqual([{ actor: expect.stringMatching(/^staff/), action: 'approve-withdrawal' }])
  })

  it('can be cancelled before it is approved, which returns the money', async () => {
    const bob = await depositor('bob')
    const { withdrawal } = await submit(bob)
    const cancel = { requestId: randomUUID(), orderId: withdrawal.orderId }
    expect(await bob.person.call('payoutCancel', cancel)).toEqual({ result: 1, pendingWithdrawals: [] })
    expect(await bob.person.call('payoutCancel', cancel)).toMatchObject({ result: 1 })
    expect(await readBalance(bob.person)).toBe('125.00')
    await expect(operator(`withdrawals approve ${withdrawal.orderId}`)).rejects.toThrow('is CANCELLED')
    const stranger = await server().login('crowd1')
    expect(await expectFault(stranger.call, 'payoutCancel', cancel)).toMatchObject({
      name: 'profile.notFound',
    })
  })

  it('is rejected by a staff member with a reason', async () => {
    const someone = await depositor('crowd2')
    const { withdrawal } = await submit(someone)
    await operator(`withdrawals reject ${withdrawal.orderId} --text "Please write to us."`)
    expect(await readBalance(someone.person)).toBe('125.00')
    const { orderId } = withdrawal
    expect(await someone.person.call('getWithdrawal', { orderId })).toMatchObject({
      state: 'rejected',
      reason: 'Please write to us.',
    })
  })

  it('is rejected by the provider', async () => {
    await provider().set({ payoutRejected: 1, payoutMs: 50 })
    const someone = await depositor('crowd3')
    const { withdrawal } = await submit(someone)
    await operator(`withdrawals approve ${withdrawal.orderId}`)
    await untilStatus(withdrawal.orderId, 'REJECTED')
    expect(await readBalance(someone.person)).toBe('125.00')
  })

  it('is polled when the provider sends no webhook, and is paid once', async () => {
    await provider().set({ payoutUnknown: 1, unknownMs: 1500, payoutMs: 50 })
    const someone = await depositor('crowd4')
    const { withdrawal } = await submit(someone)
    await operator(`withdrawals approve ${withdrawal.orderId}`)
    await untilStatus(withdrawal.orderId, 'UNKNOWN')
    expect(await someone.person.call('getPendingWithdrawals', {})).toMatchObject({
      pendingWithdrawals: [{ state: 'unknown' }],
    })
    await untilStatus(withdrawal.orderId, 'PAID')
    expect(await readBalance(someone.person)).toBe('75.00')
  })

  it('is independent of a refunded deposit, which leaves player and provider with the same amounts', async () => {
    const person = await server().login('crowd5')
    const orderId = await deposit(server(), person)
    await operator(`deposits refund ${orderId}`)
    expect(await readBalance(person)).toBe('100.00')
    await until('the refund', async () => {
      const answer = await fetch(`${server().sandbox.payments.url}/v1/payments/d1-${orderId}`, {
        headers: { authorization: `Bearer ${server().sandbox.payments.key}` },
      })
      return ((await answer.json()) as { state: string }).state === 'refunded'
    })
  })
})

describe('withdrawal eligibility', () => {
  const step = ({ call }: TestPlayer) => call('getWithdrawalStep', { currencyId: 'GBP' })

  it('requires an earlier deposit', async () => {
    const person = await server().login('crowd6')
    expect(await step(person)).toMatchObject({
      status: 'mustDepositFirst',
      available: '100.00',
      minimum: '10.00',
      maximum: '5000.00',
      methods: [],
    })
  })

  it('requires a payable amount and a saved method of the player', async () => {
    const { person, methodId } = await depositor('crowd7')
    const request = { currencyId: 'GBP', amount: '50.00', methodId }
    for (const wrong of [
      { amount: '9.99' },
      { amount: '5000.01' },
      { amount: '125.01' },
      { methodId: '999' },
    ])
      expect(await expectFault(person.call, 'getWithdrawalStep2', { ...request, ...wrong })).toMatchObject({
        name: 'withdrawal.amountInvalid',
      })
  })

  it.each([
    [`country = 'KP'`, `settings = settings || '{"blockedCountries": ["KP"]}'`, 'countryDisabled'],
    [`country = 'GB', segment = 'A'`, 'name = name', 'notEnabled'],
    [`segment = 'B'`, 'name = name', 'needFullRegistration'],
    [`segment = 'C', verification_status = 'REJECTED'`, 'name = name', 'verifyAccount'],
    ['verification_status = NULL', `profile = 'strict'`, 'verifyAccount'],
    ['id_verified_at = clock_timestamp()', 'name = name', 'ok'],
  ])('with %s and %s: %s', async (player, member, status) => {
    const person = await server().login('crowd7')
    await server().sql(`UPDATE player SET ${player} WHERE member_id = 1 AND username = 'crowd7'`)
    await server().sql(`UPDATE member SET ${member} WHERE id = 1`)
    await until(status, async () => (await step(person)).status === status)
  })

  it('refuses to cancel when the profile forbids it', async () => {
    const person = await server().login('crowd7')
    const { methods } = await step(person)
    const { withdrawal } = await submit({ person, methodId: methods[0]!.id })
    expect(withdrawal.cancellable).toBe(false)
    const cancel = { requestId: randomUUID(), orderId: withdrawal.orderId }
    expect(await expectFault(person.call, 'payoutCancel', cancel)).toMatchObject({
      name: 'withdrawal.notCancellable',
    })
  })
})
