import { randomUUID } from 'node:crypto'
import { faultOf } from '@fairground/testkit/server/checked-call'
import { joinRequest, openGame } from '@fairground/testkit/server/play'
import type { Person } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CommandName, Request } from '#ledger/command.ts'
import { createLaneClient, type LaneClient } from '#ledger/lane-client.ts'

const server = useTestServer({ crowd: 4 })
const currency = 'GBP'
const day = 86_400_000
let lane: LaneClient

beforeAll(() => {
  lane = createLaneClient(server().broker)
})
afterAll(async () => {
  expect(await server().audit()).toEqual([])
})

const playerIdOf = async ({ call }: Person) => (await call('loginCheck', {})).player.id
const ask = async <N extends CommandName>(name: N, request: Request<N>) => {
  const answer = await lane.ask(1, name, request)
  if ('done' in answer && !answer.done) throw new Error(`${name}: ${JSON.stringify(answer)}`)
  return answer as Extract<typeof answer, { done: true }>
}

/** Something of every kind that moves a player's cash, but draws. */
const moveEverything = async (person: Person): Promise<{ withdrawalId: number; paymentId: number }> => {
  const playerId = await playerIdOf(person)
  const opKey = () => randomUUID()
  const whose = { playerId, currency }
  const game = await openGame(person, 11)
  const joined = await person.call('joinGame', joinRequest(game, [[1, 2, 3]], { subscriptions: 5 }))
  const cheap = await person.call('joinGame', joinRequest(await openGame(person, 12), [[4, 5, 6]]))
  const { gameInstanceId, joinCode = '' } = cheap
  await person.call('joinGameCancel', { requestId: randomUUID(), gameInstanceId, joinCode })
  await ask('cancelSubscription', { ...whose, subscriptionId: Number(joined.subscriptionCode) })
  const order = await ask('orderDeposit', { ...whose, opKey: opKey(), provider: 'psp', amount: 2500n })
  const payment = { ...whose, paymentId: order.paymentId, provider: 'psp' }
  await ask('creditDeposit', { ...payment, amount: 2500n, providerRef: opKey() })
  await ask('chargeBack', payment)
  const held = await ask('requestWithdrawal', {
    ...whose,
    opKey: opKey(),
    amount: 1000n,
    requestedBy: 'player',
  })
  await ask('cancelWithdrawal', { ...whose, withdrawalId: held.withdrawalId })
  const paid = await ask('requestWithdrawal', {
    ...whose,
    opKey: opKey(),
    amount: 700n,
    requestedBy: 'player',
  })
  const withdrawal = { ...whose, withdrawalId: paid.withdrawalId }
  await ask('approveWithdrawal', { ...withdrawal, approvedBy: 'somebody' })
  await ask('markSending', withdrawal)
  await ask('payWithdrawal', withdrawal)
  const people = { requestedBy: 'one', approvedBy: 'two' }
  await ask('adjust', { ...whose, opKey: opKey(), amount: -50n, reason: 'a mistake', ...people })
  return { withdrawalId: paid.withdrawalId, paymentId: order.paymentId }
}

describe('the cashier history', () => {
  it('names every movement, with what was left after it', async () => {
    const person = await server().login('crowd1')
    const { withdrawalId, paymentId } = await moveEverything(person)
    const { result, totalCount } = await person.call('searchTransactions', {
      days: 31,
      maxResults: 100,
      page: 0,
    })
    const kinds = result.map(({ kind }) => kind).toReversed()
    expect(kinds[0]).toBe('deposit')
    expect(kinds.slice(1).toSorted()).toEqual(
      [
        'subscription',
        'play',
        'play',
        'refund',
        'subscriptionCancelled',
        'deposit',
        'chargeBack',
        'withdrawal',
        'withdrawalCancelled',
        'withdrawal',
        'adjustment',
      ].toSorted(),
    )
    expect(totalCount).toBe(result.length)
    const minor = (text: string) => Math.round(Number(text) * 100)
    let balance = 0
    for (const { amount, balanceAfter } of result.toReversed()) {
      balance += minor(amount)
      expect(minor(balanceAfter)).toBe(balance)
    }
    const account = await person.call('getPlayerAccountBalance', { currencyId: currency })
    expect(result[0]!.balanceAfter).toBe(account.accountBalance)
    expect(result.find(({ kind }) => kind === 'play')).toMatchObject({ gameInstanceId: expect.any(Number) })
    expect(result.find(({ kind }) => kind === 'subscription')!.description).toContain('Three of Ten')
    expect(result.filter(({ kind }) => kind === 'withdrawal')[0]).toMatchObject({
      orderId: withdrawalId,
      amount: '-7.00',
    })
    expect(result.find(({ kind }) => kind === 'chargeBack')).toMatchObject({
      orderId: paymentId,
      amount: '-25.00',
    })
  })

  it('comes in pages, by currency, by kind and by any range', async () => {
    const { call } = await server().login('crowd1')
    const all = await call('searchTransactions', { days: 31, maxResults: 100, page: 0 })
    const first = await call('searchTransactions', { currencyId: currency, days: 1, maxResults: 10, page: 0 })
    const second = await call('searchTransactions', {
      currencyId: currency,
      days: 1,
      maxResults: 10,
      page: 1,
    })
    expect([...first.result, ...second.result]).toEqual(all.result)
    const beyond = await call('searchTransactions', { days: 1, maxResults: 10, page: 9 })
    expect(beyond).toEqual({ result: [], totalCount: all.totalCount })
    const none = await call('searchTransactions', { currencyId: 'EUR', days: 31, maxResults: 10, page: 0 })
    expect(none).toEqual({ result: [], totalCount: 0 })
    const [newest] = all.result
    const range = { from: Date.now() - 300 * day, until: Date.now() + day, maxResults: 100, page: 0 }
    expect(await call('searchTransactionsBetween', range)).toEqual(all)
    const plays = await call('searchTransactionsBetween', { ...range, kinds: ['play'] })
    expect(plays.result).toEqual(all.result.filter(({ kind }) => kind === 'play'))
    const earlier = await call('searchTransactionsBetween', { ...range, until: newest!.at })
    expect(earlier.result).toEqual(all.result.filter(({ at }) => at < newest!.at))
    const { result: others } = await (await server().login('crowd2')).call('searchTransactionsBetween', range)
    expect(others.map(({ kind }) => kind)).toEqual(['deposit'])
  })

  it('goes into a spreadsheet', async () => {
    const { call } = await server().login('crowd1')
    const range = { from: Date.now() - 30 * day, until: Date.now() + day }
    const { csv, rows, leftOut, fileName } = await call('exportTransactions', range)
    const lines = csv.trimEnd().split('\r\n')
    expect([lines.length, leftOut]).toEqual([rows + 1, 0])
    expect(lines[0]).toBe('time,id,type,description,currency,amount,balance after,game,order')
    expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z,\d+,deposit,Deposit,GBP,100\.00,100\.00,,$/)
    expect(fileName).toMatch(/^north-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  })
})

describe('getStatement', () => {
  it('has a year of months, the windows of the limits and a month of days', async () => {
    const { call } = await server().login('crowd1')
    const { months, deposits, days, lifetime, currencyId } = await call('getStatement', {})
    expect([months.length, days.length, currencyId]).toEqual([12, 31, currency])
    expect(months.at(-1)).toEqual({
      month: new Date().toISOString().slice(0, 7),
      deposited: '100.00',
      withdrawn: '7.00',
      staked: '2.20',
      won: '0.00',
      net: '-2.20',
    })
    expect(months[0]).toMatchObject({ deposited: '0.00', net: '0.00' })
    expect(
      deposits.map(({ kind, cap, windows }) => [kind, cap, windows.length, windows.at(-1)!.deposited]),
    ).toEqual([
      ['depositDay', null, 31, '125.00'],
      ['depositWeek', null, 13, '125.00'],
      ['depositMonth', null, 12, '125.00'],
    ])
    expect(days.at(-1)!.day).toBe(new Date().toISOString().slice(0, 10))
    expect(lifetime).toMatchObject({ deposited: '100.00', withdrawn: '7.00', netDeposits: '93.00' })
  })
})

describe('getBonuses', () => {
  it('tells of each bucket what is in it and what is left to play', async () => {
    const person = await server().login('crowd4')
    const playerId = await playerIdOf(person)
    const expiresAt = Date.now() + day
    const terms = { playerId, currency, wageringTimes: 5, weight: 100 }
    await ask('grantBonus', { ...terms, opKey: randomUUID(), amount: 1000n, expiresAt: expiresAt + day })
    await ask('grantBonus', { ...terms, opKey: randomUUID(), amount: 300n, expiresAt })
    await person.call('joinGame', joinRequest(await openGame(person, 12), [[4, 5, 6]]))
    expect((await person.call('getBonuses', {})).bonuses).toMatchObject([
      {
        currencyId: currency,
        granted: '3.00',
        left: '3.00',
        wageringNeeded: '15.00',
        wageringDone: '0.50',
        expiresAt,
      },
      { granted: '10.00', left: '10.00', wageringNeeded: '50.00', wageringDone: '0.00' },
    ])
    const other = await server().login('crowd2')
    expect(await other.call('getBonuses', {})).toEqual({ bonuses: [] })
  })
})

describe('currencies', () => {
  beforeAll(async () => {
    await server().sql(
      `INSERT INTO currency_rate (member_id, currency, value, retired) VALUES (1, 'EUR', 0.86, false), (1, 'ROL', 0.5, true), (1, 'FPP', 0.01, true)`,
    )
  })

  it.each([
    ['GBP', 'EUR', '1.162790697674', false],
    ['EUR', 'GBP', '0.86', false],
    ['GBP', 'GBP', '1', false],
    ['ROL', 'GBP', '0.5', true],
  ])('the ratio of %s to %s is %s', async (from, to, ratio, exchangeable) => {
    expect(await server().rest().call('getCurrencyRatio', { from, to })).toEqual({ ratio, exchangeable })
  })

  it('one that the operator does not deal in has no ratio', async () => {
    const asked = { from: 'USD', to: currency }
    expect(await faultOf(server().rest().call, 'getCurrencyRatio', asked)).toMatchObject({
      name: 'profile.notFound',
    })
  })

  it('what is left in a retired one is exchanged, once', async () => {
    const person = await server().login('crowd3')
    const playerId = await playerIdOf(person)
    await lane.ask(1, 'deposit', { opKey: randomUUID(), playerId, currency: 'FPP', amount: 1000n })
    const request = { requestId: randomUUID(), from: 'FPP', to: currency, amount: '450' }
    const answer = await person.call('convertOldCurrency', request)
    expect(answer).toMatchObject({ result: 1, converted: '4.50' })
    expect(answer.accounts).toMatchObject([{ accountBalance: '550' }, { accountBalance: '104.50' }])
    expect(await person.call('convertOldCurrency', request)).toEqual(answer)
    const other = { ...request, amount: '1' }
    expect(await faultOf(person.call, 'convertOldCurrency', other)).toMatchObject({
      name: 'request.conflict',
    })
    const more = { ...request, requestId: randomUUID(), amount: '551' }
    expect(await faultOf(person.call, 'convertOldCurrency', more)).toMatchObject({
      name: 'rewards.notEnoughFunds',
    })
    const back = { ...request, requestId: randomUUID(), from: currency, to: 'FPP', amount: '1' }
    expect(await faultOf(person.call, 'convertOldCurrency', back)).toMatchObject({
      name: 'profile.notFound',
    })
    const { result } = await person.call('searchTransactions', { days: 1, maxResults: 10, page: 0 })
    expect(result.slice(0, 2).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['exchange', '-450'],
      ['exchange', '4.50'],
    ])
  })
})

describe('points', () => {
  it('are sold in packs and multiplied while a promotion runs, as the operator has set it', async () => {
    const { call } = await server().login('crowd4')
    expect(await call('getBuyChipsOptions', { currencyId: currency })).toEqual({ options: [] })
    expect(await call('getPlayerCurrentXPMultiplier', {})).toEqual({ multiplier: 1 })
    const settings = {
      chipPacks: [{ id: 1, price: '5', chips: '600' }],
      xpPromotion: { multiplier: 2.5, from: 0, until: Date.now() + day },
    }
    await server().sql('UPDATE member SET settings = settings || $1 WHERE id = 1', [JSON.stringify(settings)])
    await until(
      'the settings',
      async () => (await call('getPlayerCurrentXPMultiplier', {})).multiplier === 2.5,
    )
    const options = [{ id: 1, price: '5.00', currencyId: currency, chips: '600' }]
    expect(await call('getBuyChipsOptions', { currencyId: currency })).toEqual({ options })
    expect(await call('getBuyChipsOptions', { currencyId: 'EUR' })).toEqual({ options: [] })
  })
})

it.each([
  ['searchTransactions', { days: 1, maxResults: 1, page: 0 }],
  ['searchTransactionsBetween', { from: 0, until: 1, maxResults: 1, page: 0 }],
  ['exportTransactions', { from: 0, until: 1 }],
  ['getStatement', {}],
  ['getBonuses', {}],
  ['getPlayerPrizeItems', {}],
  ['getPlayerPrizeItemAgents', { prizeId: 1 }],
  ['claimPrize', { requestId: randomUUID(), prizeId: 1, as: 'cash' }],
  ['getBuyChipsOptions', { currencyId: currency }],
] as const)('%s is for players', async (name, input) => {
  expect(await faultOf(server().rest().call, name, input)).toMatchObject({ name: 'login.notLoggedIn' })
})
