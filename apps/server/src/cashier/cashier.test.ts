import { randomUUID } from 'node:crypto'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { joinRequest, findOpenGame } from '@fairground/testkit/server/play'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { decideWithdrawal } from '@fairground/testkit/staff/decide-withdrawal'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CommandName, Request } from '#ledger/commands.ts'
import type { LaneClient } from '#ledger/lane/lane-client.ts'
import { insertApprovedProposal } from '#testing/approved-proposal.test-support.ts'
import { getPlayerId } from '#limits/limits.test-support.ts'

const server = useTestServer({ crowd: 4 })
const currency = 'GBP'
const day = 86_400_000
let lane: LaneClient

beforeAll(() => {
  lane = server().lane
})
afterAll(async () => {
  expect(await server().audit()).toEqual([])
})

const submit = async <N extends CommandName>(name: N, request: Request<N>) => {
  const answer = await lane.submit(1, name, request)
  if ('done' in answer && !answer.done) throw new Error(`${name}: ${JSON.stringify(answer)}`)
  return answer as Extract<typeof answer, { done: true }>
}

/** Makes every kind of cash movement except those of draws. */
const moveCashInEveryWay = async (
  player: TestPlayer,
): Promise<{ withdrawalId: number; paymentId: number }> => {
  const playerId = await getPlayerId(player)
  const opKey = () => randomUUID()
  const account = { playerId, currency }
  const game = await findOpenGame(player, 11)
  const joined = await player.call('joinGame', joinRequest(game, [[1, 2, 3]], { subscriptions: 5 }))
  const cheap = await player.call('joinGame', joinRequest(await findOpenGame(player, 12), [[4, 5, 6]]))
  const { gameInstanceId, joinCode = '' } = cheap
  await player.call('joinGameCancel', { requestId: randomUUID(), gameInstanceId, joinCode })
  await submit('cancelSubscription', { ...account, subscriptionId: Number(joined.subscriptionCode) })
  const order = await submit('orderDeposit', { ...account, opKey: opKey(), provider: 'psp', amount: 2500n })
  const payment = { ...account, paymentId: order.paymentId, provider: 'psp' }
  await submit('creditDeposit', { ...payment, amount: 2500n, providerRef: opKey() })
  await submit('chargeBack', payment)
  const held = await submit('requestWithdrawal', {
    ...account,
    opKey: opKey(),
    amount: 1000n,
    requestedBy: 'player',
  })
  await submit('cancelWithdrawal', { ...account, withdrawalId: held.withdrawalId })
  const paid = await submit('requestWithdrawal', {
    ...account,
    opKey: opKey(),
    amount: 700n,
    requestedBy: 'player',
  })
  const withdrawal = { ...account, withdrawalId: paid.withdrawalId }
  const approvedBy = await decideWithdrawal(
    (text, values) => server().sql(text, values),
    1,
    paid.withdrawalId,
  )
  await submit('approveWithdrawal', { ...withdrawal, approvedBy })
  await submit('markSending', withdrawal)
  await submit('payWithdrawal', withdrawal)
  const { proposalId } = await insertApprovedProposal((text, values) => server().sql(text, values), {
    memberId: 1,
    kind: 'adjustBalance',
    subject: `player/${account.playerId}/balance`,
    payload: { playerId: account.playerId, currency: account.currency, amount: '-50' },
  })
  await submit('adjust', { ...account, opKey: opKey(), proposalId })
  return { withdrawalId: paid.withdrawalId, paymentId: order.paymentId }
}

describe('the transaction history', () => {
  it('lists every movement with the balance after it', async () => {
    const player = await server().login('crowd1')
    const { withdrawalId, paymentId } = await moveCashInEveryWay(player)
    const { result, totalCount } = await player.call('searchTransactions', {
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
    const account = await player.call('getPlayerAccountBalance', { currencyId: currency })
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

  it('is paged and filtered by currency, kind and time range', async () => {
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

  it('is exported as CSV', async () => {
    const { call } = await server().login('crowd1')
    const range = { from: Date.now() - 30 * day, until: Date.now() + day }
    const { csv, rows, leftOut, fileName } = await call('exportTransactions', range)
    const lines = csv.trimEnd().split('\r\n')
    expect([lines.length, leftOut]).toEqual([rows + 1, 0])
    expect(lines[0]).toBe('date,time (UTC),number,type,description,currency,amount,balance after,game')
    expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d,[\d:]{8},\d+,deposit,Deposit,GBP,100\.00,100\.00,$/)
    expect(fileName).toMatch(/^north-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
    // Midnight to midnight in London in summer: the file is named after the days that the player chose.
    const days = { from: Date.parse('2026-06-30T23:00:00Z'), until: Date.parse('2026-07-31T23:00:00Z') }
    expect((await call('exportTransactions', { ...days, timeZone: 'Europe/London' })).fileName).toBe(
      'north-2026-07-01-2026-07-31.csv',
    )
    const { result } = await call('searchTransactionsBetween', { ...range, maxResults: 100, page: 0 })
    expect(lines.slice(1).map(line => line.split(',').slice(2, 4).concat(line.split(',').slice(-3)))).toEqual(
      result
        .toReversed()
        .map(each => [
          String(each.orderId ?? each.id),
          each.kind,
          each.amount,
          each.balanceAfter,
          String(each.gameInstanceId ?? ''),
        ]),
    )
  })
})

describe('getStatement', () => {
  it('returns twelve months, the windows of the deposit limits and 31 days', async () => {
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
  it('returns the balance and the remaining wagering of each bonus', async () => {
    const player = await server().login('crowd4')
    const playerId = await getPlayerId(player)
    const expiresAt = Date.now() + day
    const terms = { playerId, currency, wageringTimes: 5, weight: 100 }
    await submit('grantBonus', { ...terms, opKey: randomUUID(), amount: 1000n, expiresAt: expiresAt + day })
    await submit('grantBonus', { ...terms, opKey: randomUUID(), amount: 300n, expiresAt })
    await player.call('joinGame', joinRequest(await findOpenGame(player, 12), [[4, 5, 6]]))
    expect((await player.call('getBonuses', {})).bonuses).toMatchObject([
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
  ])('convert %s to %s at the ratio %s', async (from, to, ratio, exchangeable) => {
    expect(await server().rest().call('getCurrencyRatio', { from, to })).toEqual({ ratio, exchangeable })
  })

  it('have no ratio if the operator does not use them', async () => {
    const request = { from: 'USD', to: currency }
    expect(await expectFault(server().rest().call, 'getCurrencyRatio', request)).toMatchObject({
      name: 'profile.notFound',
    })
  })

  it('are converted once per request when they are retired', async () => {
    const player = await server().login('crowd3')
    const playerId = await getPlayerId(player)
    await lane.submit(1, 'deposit', { opKey: randomUUID(), playerId, currency: 'FPP', amount: 1000n })
    const request = { requestId: randomUUID(), from: 'FPP', to: currency, amount: '450' }
    const answer = await player.call('convertOldCurrency', request)
    expect(answer).toMatchObject({ result: 1, converted: '4.50' })
    expect(answer.accounts).toMatchObject([{ accountBalance: '550' }, { accountBalance: '104.50' }])
    expect(await player.call('convertOldCurrency', request)).toEqual(answer)
    const other = { ...request, amount: '1' }
    expect(await expectFault(player.call, 'convertOldCurrency', other)).toMatchObject({
      name: 'request.conflict',
    })
    const more = { ...request, requestId: randomUUID(), amount: '551' }
    expect(await expectFault(player.call, 'convertOldCurrency', more)).toMatchObject({
      name: 'rewards.notEnoughFunds',
    })
    const back = { ...request, requestId: randomUUID(), from: currency, to: 'FPP', amount: '1' }
    expect(await expectFault(player.call, 'convertOldCurrency', back)).toMatchObject({
      name: 'profile.notFound',
    })
    const { result } = await player.call('searchTransactions', { days: 1, maxResults: 10, page: 0 })
    expect(result.slice(0, 2).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['exchange', '-450'],
      ['exchange', '4.50'],
    ])
  })
})

describe('points', () => {
  it('follow the packs and the promotion in the settings of the operator', async () => {
    const { call } = await server().login('crowd4')
    expect(await call('getBuyChipsOptions', { currencyId: currency })).toEqual({ options: [] })
    expect(await call('getPlayerCurrentXPMultiplier', {})).toEqual({ multiplier: 1 })
    const settings = {
      chipPacks: [{ id: 1, price: '5', chips: '600' }],
      xpPromotion: { multiplier: 2.5, from: 0, until: Date.now() + day },
    }
    await server().sql('UPDATE member SET settings = settings || $1 WHERE id = 1', [JSON.stringify(settings)])
    await until(
      'the new settings',
      async () => (await call('getPlayerCurrentXPMultiplier', {})).multiplier === 2.5,
    )
    const options = [{ id: 1, price: '5.00', currencyId: currency, chips: '600' }]
    expect(await call('getBuyChipsOptions', { currencyId: currency })).toEqual({ options })
    expect(await call('getBuyChipsOptions', { currencyId: 'EUR' })).toEqual({ options: [] })
    const request = { requestId: randomUUID(), packId: 1 }
    const answer = await call('buyChips', request)
    expect(answer).toMatchObject({ result: 1, chips: '600' })
    expect(answer.accounts).toMatchObject([{ accountBalance: '600' }, { accountBalance: '94.50' }])
    expect(await call('buyChips', request)).toEqual(answer)
    expect(await expectFault(call, 'buyChips', { requestId: randomUUID(), packId: 2 })).toMatchObject({
      name: 'profile.notFound',
    })
    const buyMany = Array.from({ length: 30 }, () => call('buyChips', { requestId: randomUUID(), packId: 1 }))
    const bought = (await Promise.allSettled(buyMany)).filter(({ status }) => status === 'fulfilled')
    expect(bought).toHaveLength(18)
    const { accountBalance } = await call('getPlayerAccountBalance', { currencyId: currency })
    expect(accountBalance).toBe('4.50')
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
  ['buyChips', { requestId: randomUUID(), packId: 1 }],
] as const)('%s requires a login', async (name, input) => {
  expect(await expectFault(server().rest().call, name, input)).toMatchObject({ name: 'login.notLoggedIn' })
})
