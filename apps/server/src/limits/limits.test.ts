import { joinErrors, lossLimitText } from '@fairground/contract/errors/join'
import { createLaneClient } from '#ledger/lane-client.ts'
import { faultOf } from '@fairground/testkit/server/checked-call'
import { buy, joinRequest, openGame } from '@fairground/testkit/server/play'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ageLimits, limitsOf, makeStrict, noLimits, orderDeposit, playerIdOf } from './limits.test-support.ts'

const server = useTestServer({ crowd: 8 })
const day = 86_400_000
const inDays = (at: number) => Math.round((at - Date.now()) / day)

beforeAll(() => makeStrict(server()))
afterAll(async () => {
  expect(await server().audit()).toEqual([])
})

describe('updateSelfLimits', () => {
  it('limits at once, and the player sees it in his profile', async () => {
    const person = await server().login('crowd1')
    const answer = await person.call('updateSelfLimits', {
      ...noLimits,
      dailyEnabled: true,
      dailyDepositLimit: '20',
      weeklyBetEnabled: true,
      weeklyBetLimit: '2.5',
    })
    const selfLimits = {
      dailyEnabled: true,
      dailyDepositLimit: '20.00',
      weeklyEnabled: false,
      monthlyEnabled: false,
      weeklyBetEnabled: true,
      weeklyBetLimit: '2.50',
    }
    expect(answer).toEqual({ result: 'success', selfLimits })
    expect((await person.call('loginCheck', {})).player.selfLimits).toEqual(selfLimits)
    const { player } = await person.call('init', { filter: { memberId: 1, languageId: 'en_US' } })
    expect(player?.selfLimits).toEqual(selfLimits)
  })

  it('stops a play and a deposit that would pass a limit, and tells what is used and left', async () => {
    const person = await server().login('crowd2')
    const playerId = await playerIdOf(person)
    await person.call('updateSelfLimits', {
      ...noLimits,
      weeklyEnabled: true,
      weeklyDepositLimit: '130.00',
      weeklyBetEnabled: true,
      weeklyBetLimit: '2.20',
    })
    const game = await openGame(person, 11)
    await buy(person, game, [1, 2, 3])
    expect(await limitsOf(person)).toMatchObject({
      wagerWeek: { cap: '2.20', own: '2.20', setBy: 'player', used: '1.10', left: '1.10', pending: null },
      depositWeek: { cap: '130.00', used: '100.00', left: '30.00' },
      depositDay: { cap: null, own: null, setBy: null, used: '100.00', left: null },
      lossDay: { cap: null, used: '1.10' },
    })
    await buy(person, game, [1, 2, 4])
    const third = await person.call('joinGame', joinRequest(game, [[1, 2, 5]]))
    expect(third).toMatchObject({ exitCode: 6, exitDescription: joinErrors.weeklyWagerLimit.text })
    expect(third).not.toHaveProperty('lossLimit')
    expect(await orderDeposit(server(), 1, playerId, 3001n)).toEqual({ done: false, reason: 'depositLimit' })
    expect(await orderDeposit(server(), 1, playerId, 3000n)).toMatchObject({ done: true })
    const { depositWeek, wagerWeek } = await limitsOf(person)
    expect([depositWeek.left, wagerWeek.left]).toEqual(['0.00', '0.00'])
    expect(new Date(wagerWeek.resetsAt).getUTCDay()).toBe(1)
    expect(wagerWeek.resetsAt).toBeGreaterThan(Date.now())
  })

  it('lowers at once and raises after its wait: 7 days for deposits, 30 for play', async () => {
    const person = await server().login('crowd3')
    const playerId = await playerIdOf(person)
    const ask = (deposit: string, bet: string) =>
      person.call('updateSelfLimits', {
        ...noLimits,
        monthlyEnabled: true,
        monthlyDepositLimit: deposit,
        weeklyBetEnabled: true,
        weeklyBetLimit: bet,
      })
    await ask('500.00', '50.00')
    const told = await limitsOf(person)
    expect(inDays(told.depositMonth.raise!.effectiveAt)).toBe(7)
    expect(inDays(told.wagerWeek.raise!.effectiveAt)).toBe(30)
    expect([told.wagerWeek.raise!.awaitsConfirmation, told.lossDay.raise]).toEqual([false, null])
    expect((await ask('400.00', '40.00')).selfLimits).toMatchObject({ monthlyDepositLimit: '400.00' })
    expect((await ask('900.00', '90.00')).selfLimits).toMatchObject({
      monthlyDepositLimit: '400.00',
      weeklyBetLimit: '40.00',
    })
    const { depositMonth, wagerWeek } = await limitsOf(person)
    expect(depositMonth).toMatchObject({
      own: '400.00',
      pending: { newCap: '900.00', awaitsConfirmation: false },
    })
    expect([inDays(depositMonth.pending!.effectiveAt), inDays(wagerWeek.pending!.effectiveAt)]).toEqual([
      7, 30,
    ])
    await ageLimits(server(), playerId, '8 days')
    expect(await limitsOf(person)).toMatchObject({
      depositMonth: { own: '900.00', cap: '900.00', pending: null },
      wagerWeek: { own: '40.00', pending: { newCap: '90.00' } },
    })
    expect((await person.call('cancelLimitChange', { kind: 'wagerWeek' })).limits).toContainEqual(
      expect.objectContaining({ kind: 'wagerWeek', own: '40.00', pending: null }),
    )
    const fault = await faultOf(person.call, 'cancelLimitChange', { kind: 'wagerWeek' })
    expect(fault).toMatchObject({ name: 'limits.noPendingChange' })
    await ageLimits(server(), playerId, '40 days')
    expect((await limitsOf(person)).wagerWeek.cap).toBe('40.00')
  })

  it('lifts only after the wait, too', async () => {
    const person = await server().login('crowd4')
    await person.call('updateSelfLimits', { ...noLimits, dailyEnabled: true, dailyDepositLimit: '10' })
    const { selfLimits } = await person.call('updateSelfLimits', noLimits)
    expect(selfLimits).toMatchObject({ dailyEnabled: true, dailyDepositLimit: '10.00' })
    expect((await limitsOf(person)).depositDay.pending).toMatchObject({ newCap: null })
    await ageLimits(server(), await playerIdOf(person), '7 days')
    expect((await person.call('loginCheck', {})).player.selfLimits).toEqual(noLimits)
  })

  it('yields to a stricter limit of customer service, and says whose holds', async () => {
    const person = await server().login('crowd5')
    const playerId = await playerIdOf(person)
    await person.call('updateSelfLimits', { ...noLimits, weeklyBetEnabled: true, weeklyBetLimit: '50' })
    await createLaneClient(server().broker).ask(1, 'setLimit', {
      opKey: `support:${playerId}`,
      playerId,
      kind: 'wagerWeek',
      currency: 'GBP',
      source: 'support',
      newCap: 100n,
      reason: 'asked by his family',
    })
    expect(await limitsOf(person)).toMatchObject({
      wagerWeek: { cap: '1.00', setBy: 'support', own: '50.00', left: '1.00' },
    })
    const game = await openGame(person, 11)
    expect(await person.call('joinGame', joinRequest(game, [[1, 2, 3]]))).toMatchObject({ exitCode: 6 })
  })

  it.each([
    [
      { weeklyEnabled: true, weeklyDepositLimit: '11', monthlyEnabled: true, monthlyDepositLimit: '10' },
      'limits.weeklyAboveMonthly',
    ],
    [
      { dailyEnabled: true, dailyDepositLimit: '11', weeklyEnabled: true, weeklyDepositLimit: '10' },
      'limits.dailyAboveWeeklyOrMonthly',
    ],
    [
      { dailyEnabled: true, dailyDepositLimit: '11', monthlyEnabled: true, monthlyDepositLimit: '10' },
      'limits.dailyAboveWeeklyOrMonthly',
    ],
    [{ dailyEnabled: true }, 'request.invalid'],
    [{ dailyEnabled: true, dailyDepositLimit: '1.005' }, 'request.invalid'],
  ])('%j is refused with %s, and nothing is changed', async (asked, name) => {
    const person = await server().login('crowd6')
    expect(await faultOf(person.call, 'updateSelfLimits', { ...noLimits, ...asked })).toMatchObject({ name })
    expect((await person.call('loginCheck', {})).player.selfLimits).toEqual(noLimits)
  })
})

describe('updateLossLimits', () => {
  it('stops a play that could lose more', async () => {
    const person = await server().login('crowd7')
    const { limits } = await person.call('updateLossLimits', { day: '1.10', week: '5', month: null })
    expect(limits).toContainEqual(expect.objectContaining({ kind: 'lossDay', cap: '1.10', left: '1.10' }))
    const game = await openGame(person, 11)
    await buy(person, game, [1, 2, 3])
    const { lossDay } = await limitsOf(person)
    expect(lossDay).toMatchObject({ used: '1.10', left: '0.00' })
    const refused = {
      exitCode: 6,
      exitDescription: lossLimitText,
      lossLimit: { kind: 'lossDay', resetsAt: lossDay.resetsAt },
    }
    const request = joinRequest(game, [[1, 2, 4]])
    expect(await person.call('joinGame', request)).toMatchObject(refused)
    const { requestId, ...ticketRequest } = request
    expect(await person.call('purchaseTicket', { requestId, ticketRequest })).toMatchObject(refused)
    expect(
      await faultOf(person.call, 'updateLossLimits', { day: '9', week: '8', month: null }),
    ).toMatchObject({
      name: 'limits.dailyAboveWeeklyOrMonthly',
    })
  })
})

describe('where a raise must be confirmed', () => {
  it('it waits a day and then for the player, who may be too soon', async () => {
    const person = await server().login('crowd1', 'south')
    const ask = (cap: string) =>
      person.call('updateSelfLimits', { ...noLimits, dailyEnabled: true, dailyDepositLimit: cap })
    await ask('10')
    const { raise } = (await limitsOf(person)).depositDay
    expect([inDays(raise!.effectiveAt), raise!.awaitsConfirmation]).toEqual([1, true])
    await ask('30')
    const { depositDay } = await limitsOf(person)
    expect(depositDay).toMatchObject({ own: '10.00', pending: { newCap: '30.00', awaitsConfirmation: true } })
    expect(inDays(depositDay.pending!.effectiveAt)).toBe(1)
    const tooSoon = { name: 'limits.depositLimitTooSoon' }
    expect(await faultOf(person.call, 'confirmLimitChange', { kind: 'depositDay' })).toMatchObject(tooSoon)
    const again = { ...noLimits, dailyEnabled: true, dailyDepositLimit: '30' }
    expect(await faultOf(person.call, 'updateSelfLimits', again)).toMatchObject(tooSoon)
    await ageLimits(server(), await playerIdOf(person), '25 hours')
    expect((await limitsOf(person)).depositDay.own).toBe('10.00')
    const { limits } = await person.call('confirmLimitChange', { kind: 'depositDay' })
    expect(limits).toContainEqual(
      expect.objectContaining({ kind: 'depositDay', own: '30.00', pending: null }),
    )
    expect(await faultOf(person.call, 'confirmLimitChange', { kind: 'depositDay' })).toMatchObject({
      name: 'limits.noPendingChange',
    })
  })

  it('a play limit says so in its own words', async () => {
    const person = await server().login('crowd2', 'south')
    await person.call('updateLossLimits', { day: null, week: '10', month: null })
    await person.call('updateLossLimits', { day: null, week: '20', month: null })
    expect(await faultOf(person.call, 'confirmLimitChange', { kind: 'lossWeek' })).toMatchObject({
      name: 'limits.wagerLimitTooSoon',
    })
  })
})

describe('the reality check', () => {
  it('tells time, stakes and wins since the login and since the last one', async () => {
    const person = await server().login('crowd8')
    const first = await person.call('getRealityCheck', {})
    expect(first).toMatchObject({
      intervalMinutes: null,
      dueAt: null,
      currencyId: 'GBP',
      sinceLogin: { staked: '0.00', won: '0.00', net: '0.00' },
    })
    const set = await person.call('updateRealityCheck', { intervalMinutes: 15 })
    expect(set).toMatchObject({ intervalMinutes: 15, dueAt: first.sinceLogin.since + 15 * 60_000 })
    await buy(person, await openGame(person, 11), [1, 2, 3])
    const mirror = await person.call('getRealityCheck', {})
    expect(mirror.sinceCheck).toMatchObject({ staked: '1.10', won: '0.00', net: '-1.10' })
    const seen = await person.call('confirmRealityCheck', {})
    expect(seen).toMatchObject({ sinceLogin: { staked: '1.10' }, sinceCheck: { staked: '0.00', seconds: 0 } })
    expect(seen.dueAt).toBe(seen.sinceCheck.since + 15 * 60_000)
    const again = await server().login('crowd8')
    expect(await again.call('getRealityCheck', {})).toMatchObject({
      intervalMinutes: 15,
      sinceLogin: { staked: '0.00' },
    })
    expect(await again.call('updateRealityCheck', { intervalMinutes: null })).toMatchObject({ dueAt: null })
  })

  it.each([4, 721, 1.5])('not every %s minutes', async intervalMinutes => {
    const { call } = await server().login('crowd8')
    expect(await faultOf(call, 'updateRealityCheck', { intervalMinutes })).toMatchObject({
      name: 'request.invalid',
    })
  })
})

it.each([
  ['getLimits', {}],
  ['updateSelfLimits', noLimits],
  ['updateLossLimits', { day: null, week: null, month: null }],
  ['confirmLimitChange', { kind: 'lossDay' }],
  ['cancelLimitChange', { kind: 'lossDay' }],
  ['getRealityCheck', {}],
] as const)('%s is for players', async (name, input) => {
  expect(await faultOf(server().rest().call, name, input)).toMatchObject({ name: 'login.notLoggedIn' })
})
