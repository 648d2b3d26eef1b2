import { randomUUID } from 'node:crypto'
import { demoPassword } from '@fairground/testkit/demo/world'
import { expectFault } from '@fairground/testkit/server/checked-call'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import {
  cards,
  controlProvider,
  deposit,
  newOrder,
  readBalance,
  untilPayment,
} from '#payments/payments.test-support.ts'

const server = useTestServer({ sandbox: true, crowd: 12 })
const provider = () => controlProvider(server())

afterEach(() => provider().calm())
afterAll(async () => expect(await server().audit()).toEqual([]))

const list = async ({ call }: TestPlayer) => (await call('listPaymentMethods', {})).methods

const withCard = async (username: string, keepMethod: boolean, number: string = cards.good) => {
  const person = await server().login(username)
  await deposit(server(), person, { keepMethod }, number)
  const [method] = await until('the method', async () => {
    const methods = await list(person)
    return methods.length > 0 ? methods : undefined
  })
  return { person, method: method! }
}

const charge = (savedPaymentId: string, more: object = {}) => ({
  requestId: randomUUID(),
  amount: '10.00',
  currencyId: 'GBP',
  savedPaymentId,
  ...more,
})

const stepUp = ({ call }: TestPlayer) => call('finishStepUp', { password: demoPassword })

describe('a stored method', () => {
  it('is offered for deposits only after the player agreed', async () => {
    const { person, method } = await withCard('crowd1', false)
    expect(method).toMatchObject({ label: 'Card ending 4242', forDeposits: false, inUse: false })
    const step = await person.call('getDepositStep', { currencyId: 'GBP' })
    expect(step.savedPayments).toEqual([])
    expect(await expectFault(person.call, 'directDebitRequest', charge(method.id))).toMatchObject({
      name: 'profile.notFound',
    })
    expect(await person.call('getWithdrawalStep', { currencyId: 'GBP' })).toMatchObject({
      methods: [{ id: method.id }],
    })
    await deposit(server(), person, { keepMethod: true })
    await until('the consent', async () => (await list(person))[0]?.forDeposits)
    // Paying once without the box does not withdraw the consent.
    await deposit(server(), person, { keepMethod: false })
    expect(await list(person)).toMatchObject([{ id: method.id, forDeposits: true }])
    expect(
      await server().sql('SELECT event FROM saved_payment_event WHERE saved_id = $1 ORDER BY id', [
        method.id,
      ]),
    ).toEqual([{ event: 'stored' }, { event: 'chargeable' }])
  })

  it('is charged only after the payer has authenticated at the provider', async () => {
    const { person, method } = await withCard('crowd2', true)
    const before = await readBalance(person)
    const wrong = await person.call('directDebitRequest', charge(method.id))
    expect(wrong).toMatchObject({ status: 'pending', redirectUrl: expect.any(String) })
    for (let turn = 0; turn < 3; turn++)
      await provider().fill(`${wrong.redirectUrl}/challenge`, { code: '9999' })
    await untilPayment(server(), wrong.orderId, 'FAILED')
    expect(await readBalance(person)).toBe(before)
    expect(await person.call('getReceipt', { id: wrong.orderId })).toMatchObject({
      state: 'failed',
      refusal: 'notAuthenticated',
      method: 'Card ending 4242',
      balanceAfter: null,
    })
    const right = await person.call('directDebitRequest', charge(method.id))
    await provider().fill(`${right.redirectUrl}/challenge`, { code: '1234' })
    await untilPayment(server(), right.orderId, 'COMPLETED')
  })

  it('is removed at once and at the provider, and only by its player', async () => {
    const { person, method } = await withCard('crowd3', true)
    const stranger = await server().login('crowd4')
    const elsewhere = await server().login('alice', 'south')
    for (const other of [stranger, elsewhere]) {
      expect(await list(other)).toEqual([])
      for (const call of [
        expectFault(other.call, 'removePaymentMethod', { methodId: method.id }),
        expectFault(
          other.call,
          'directDebitRequest',
          charge(method.id, { currencyId: other.member.currency }),
        ),
      ])
        expect(await call).toMatchObject({ name: 'profile.notFound' })
    }
    // An order that was made before the removal and repeated after it must not charge the card.
    const made = charge(method.id)
    const order = await person.call('directDebitRequest', made)
    expect(await person.call('removePaymentMethod', { methodId: method.id })).toEqual({
      result: 1,
      methods: [],
    })
    expect(await expectFault(person.call, 'removePaymentMethod', { methodId: method.id })).toMatchObject({
      name: 'profile.notFound',
    })
    expect(await expectFault(person.call, 'directDebitRequest', made)).toMatchObject({
      name: 'profile.notFound',
    })
    expect(await person.call('cancelDeposit', { orderId: order.orderId })).toMatchObject({ status: 'failed' })
    expect(await person.call('getWithdrawalStep', { currencyId: 'GBP' })).toMatchObject({
      status: 'mustDepositFirst',
      methods: [],
    })
    await stepUp(person)
    const elsewhereTo = { requestId: randomUUID(), kind: 'bank' } as const
    expect(await expectFault(person.call, 'addPayoutMethod', elsewhereTo)).toMatchObject({
      name: 'withdrawal.verifyAccount',
    })
    const events = 'SELECT event FROM saved_payment_event WHERE saved_id = $1 ORDER BY id'
    expect(await server().sql(events, [method.id])).toEqual([
      { event: 'stored' },
      { event: 'chargeable' },
      { event: 'removed' },
    ])
    const { result } = await person.call('searchTransactions', { days: 1, maxResults: 10, page: 0 })
    // The receipt still names the method.
    const { id } = result.find(({ kind }) => kind === 'deposit')!
    expect(await person.call('getReceipt', { id })).toMatchObject({ method: 'Card ending 4242' })
  })

  it('cannot be removed while a withdrawal to it is under way', async () => {
    const { person, method } = await withCard('crowd5', false)
    const input = {
      requestId: randomUUID(),
      currencyId: 'GBP',
      amount: '50.00',
      methodId: method.id,
      password: demoPassword,
    }
    const { withdrawal } = await person.call('payoutSubmit', input)
    expect(await expectFault(person.call, 'removePaymentMethod', { methodId: method.id })).toMatchObject({
      name: 'withdrawal.methodInUse',
    })
    expect(await person.call('getReceipt', { id: withdrawal.orderId })).toMatchObject({
      kind: 'withdrawal',
      state: 'open',
      amount: '-50.00',
      balanceAfter: '75.00',
      method: 'Card ending 4242',
      expectedAt: expect.any(Number),
    })
    await person.call('payoutCancel', { requestId: randomUUID(), orderId: withdrawal.orderId })
    expect((await person.call('removePaymentMethod', { methodId: method.id })).methods).toEqual([])
    expect(await person.call('getWithdrawal', { orderId: withdrawal.orderId })).toMatchObject({
      method: 'Card ending 4242',
    })
  })

  it('is either removed or used by a withdrawal when both are requested at once', async () => {
    const { person, method } = await withCard('crowd6', false)
    const input = { currencyId: 'GBP', amount: '20.00', methodId: method.id, password: demoPassword }
    const [removed, requested] = await Promise.allSettled([
      person.call('removePaymentMethod', { methodId: method.id }),
      person.call('payoutSubmit', { ...input, requestId: randomUUID() }),
    ])
    expect([removed.status, requested.status].filter(status => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('a destination for withdrawals', () => {
  it('is added without a deposit, after a step-up, and only if there is none', async () => {
    const person = await server().login('crowd7')
    const request = { requestId: randomUUID(), kind: 'card' } as const
    expect(await person.call('getWithdrawalStep', { currencyId: 'GBP' })).toMatchObject({
      status: 'mustDepositFirst',
    })
    expect(await expectFault(person.call, 'addPayoutMethod', request)).toMatchObject({
      name: 'security.stepUpRequired',
    })
    await stepUp(person)
    const opened = await person.call('addPayoutMethod', request)
    expect(opened).toMatchObject({ status: 'pending', redirectUrl: expect.stringContaining('/pay/') })
    const stranger = await server().login('crowd8')
    expect(await expectFault(stranger.call, 'addPayoutMethod', request)).toMatchObject({
      name: 'security.stepUpRequired',
    })
    expect(await expectFault(person.call, 'addPayoutMethod', { ...request, kind: 'bank' })).toMatchObject({
      name: 'request.conflict',
    })
    await provider().fill(opened.redirectUrl!, { number: cards.good })
    const done = { status: 'completed', redirectUrl: null }
    expect(await person.call('addPayoutMethod', request)).toEqual(done)
    expect(await person.call('addPayoutMethod', request)).toEqual(done)
    expect(await list(person)).toMatchObject([{ label: 'Card ending 4242', forDeposits: false }])
    expect(await readBalance(person)).toBe('100.00')
    expect(await person.call('getWithdrawalStep', { currencyId: 'GBP' })).toMatchObject({ status: 'ok' })
    const second = { requestId: randomUUID(), kind: 'card' } as const
    expect(await expectFault(person.call, 'addPayoutMethod', second)).toMatchObject({
      name: 'withdrawal.methodExists',
    })
  })
})

describe('a failed deposit', () => {
  it.each([
    ['crowd9', cards.declined, 'declined'],
    ['crowd9', '4000 0000 0000 9995', 'insufficientFunds'],
    ['crowd9', '4000 0000 0000 0069', 'expiredCard'],
  ])('of %s by %s is listed as %s', async (username, number, refusal) => {
    const person = await server().login(username)
    const { orderId, redirectUrl } = await newOrder(person)
    await provider().fill(redirectUrl!, { number })
    await untilPayment(server(), orderId, 'FAILED')
    const period = { from: Date.now() - 60_000, until: Date.now() + 60_000 }
    const { deposits } = await person.call('listFailedDeposits', period)
    expect(deposits[0]).toMatchObject({ orderId, amount: '25.00', currencyId: 'GBP', refusal })
    expect(await person.call('getReceipt', { id: orderId })).toMatchObject({
      kind: 'deposit',
      state: 'failed',
      refusal,
    })
    const stranger = await server().login('crowd10')
    expect((await stranger.call('listFailedDeposits', period)).deposits).toEqual([])
    expect(await expectFault(stranger.call, 'getReceipt', { id: orderId })).toMatchObject({
      name: 'profile.notFound',
    })
  })
})

describe('a small withdrawal of a verified player', () => {
  it('is approved and paid without a staff member, up to the sum of a day', async () => {
    await server().sql(
      `UPDATE member SET settings = settings || '{"withdrawalAutomaticTo": "6000", "withdrawalAutomaticAfterDays": 0}' WHERE id = 1`,
    )
    await server().sql(
      `UPDATE player SET id_verified_at = clock_timestamp() WHERE member_id = 1 AND username = 'crowd11'`,
    )
    const verified = await withCard('crowd11', false)
    const unverified = await withCard('crowd12', false)
    // Settings take effect within a second.
    await new Promise(resolve => setTimeout(resolve, 1100))
    const request = async ({ person, method }: typeof verified, amount: string) => {
      const input = { requestId: randomUUID(), currencyId: 'GBP', amount, methodId: method.id }
      return (await person.call('payoutSubmit', { ...input, password: demoPassword })).withdrawal
    }
    const small = await request(verified, '40.00')
    expect(['approved', 'sending', 'paid']).toContain(small.state)
    await until('the payment', async () => {
      const { state } = await verified.person.call('getWithdrawal', { orderId: small.orderId })
      return state === 'paid'
    })
    expect(await request(verified, '20.01')).toMatchObject({ state: 'requested' })
    expect(await request(unverified, '40.00')).toMatchObject({ state: 'requested' })
  })
})
