import { joinErrors, lossLimitText } from '@fairground/contract/errors/join'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { buy, joinRequest, findOpenGame } from '@fairground/testkit/server/play'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  ageLimits,
  getLimitsByKind,
  makeStrict,
  noLimits,
  orderDeposit,
  getPlayerId,
} from './limits.test-support.ts'

const server = useTestServer({ crowd: 8 })
const day = 86_400_000
const inDays = (at: number) => Math.round((at - Date.now()) / day)

beforeAll(() => makeStrict(server()))
afterAll(async () => {
  expect(await server().audit()).toEqual([])
})

describe('updateSelfLimits', () => {
  it('applies a new limit at once and shows it in the profile', async () => {
    const player = await server().login('crowd1')
    const answer = await player.call('updateSelfLimits', {
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
    expect((await player.call('loginCheck', {})).player.selfLimits).toEqual(selfLimits)
    const { player: view } = await player.call('init', { filter: { memberId: 1, languageId: 'en_US' } })
    expect(view?.selfLimits).toEqual(selfLimits)
  })

  it('refuses a purchase and a deposit above a limit and reports the used and the remaining amount', async () => {
    const player = await server().login('crowd2')
    const playerId = await getPlayerId(player)
    await player.call('updateSelfLimits', {
      ...noLimits,
      weeklyEnabled: true,
      weeklyDepositLimit: '130.00',
      weeklyBetEnabled: true,
      weeklyBetLimit: '2.20',
    })
    const game = await findOpenGame(player, 11)
    await buy(player, game, [1, 2, 3])
    expect(await getLimitsByKind(player)).toMatchObject({
      wagerWeek: { cap: '2.20', own: '2.20', setBy: 'player', used: '1.10', left: '1.10', pending: null },
      depositWeek: { cap: '130.00', used: '100.00', left: '30.00' },
      depositDay: { cap: null, own: null, setBy: null, used: '100.00', left: null },
      lossDay: { cap: null, used: '1.10' },
    })
    await buy(player, game, [1, 2, 4])
    const third = await player.call('joinGame', joinRequest(game, [[1, 2, 5]]))
    expect(third).toMatchObject({ exitCode: 6, exitDescription: joinErrors.weeklyWagerLimit.text })
    expect(third).not.toHaveProperty('lossLimit')
    expect(await orderDeposit(server(), 1, playerId, 3001n)).toEqual({ done: false, reason: 'depositLimit' })
    expect(await orderDeposit(server(), 1, playerId, 3000n)).toMatchObject({ done: true })
    const { depositWeek, wagerWeek } = await getLimitsByKind(player)
    expect([depositWeek.left, wagerWeek.left]).toEqual(['0.00', '0.00'])
    expect(new Date(wagerWeek.resetsAt).getUTCDay()).toBe(1)
    expect(wagerWeek.resetsAt).toBeGreaterThan(Date.now())
  })

  it('lowers a limit at once, and raises it after 7 days for deposits and 30 days for play', async () => {
    const player = await server().login('crowd3')
    const playerId = await getPlayerId(player)
    const setLimits = (deposit: string, bet: string) =>
      player.call('updateSelfLimits', {
        ...noLimits,
        monthlyEnabled: true,
        monthlyDepositLimit: deposit,
        weeklyBetEnabled: true,
        weeklyBetLimit: bet,
      })
    await setLimits('500.00', '50.00')
    const limits = await getLimitsByKind(player)
    expect(inDays(limits.depositMonth.raise!.effectiveAt)).toBe(7)
    expect(inDays(limits.wagerWeek.raise!.effectiveAt)).toBe(30)
    expect([limits.wagerWeek.raise!.awaitsConfirmation, limits.lossDay.raise]).toEqual([false, null])
    expect((await setLimits('400.00', '40.00')).selfLimits).toMatchObject({ monthlyDepositLimit: '400.00' })
    expect((await setLimits('900.00', '90.00')).selfLimits).toMatchObject({
      monthlyDepositLimit: '400.00',
      weeklyBetLimit: '40.00',
    })
    const { depositMonth, wagerWeek } = await getLimitsByKind(player)
    expect(depositMonth).toMatchObject({
      own: '400.00',
      pending: { newCap: '900.00', awaitsConfirmation: false },
    })
    expect([inDays(depositMonth.pending!.effectiveAt), inDays(wagerWeek.pending!.effectiveAt)]).toEqual([
      7, 30,
    ])
    await ageLimits(server(), playerId, '8 days')
    expect(await getLimitsByKind(player)).toMatchObject({
      depositMonth: { own: '900.00', cap: '900.00', pending: null },
      wagerWeek: { own: '40.00', pending: { newCap: '90.00' } },
    })
    expect((await player.call('cancelLimitChange', { kind: 'wagerWeek' })).limits).toContainEqual(
      expect.objectContaining({ kind: 'wagerWeek', own: '40.00', pending: null }),
    )
    const fault = await expectFault(player.call, 'cancelLimitChange', { kind: 'wagerWeek' })
    expect(fault).toMatchObject({ name: 'limits.noPendingChange' })
    await ageLimits(server(), playerId, '40 days')
    expect((await getLimitsByKind(player)).wagerWeek.cap).toBe('40.00')
  })

  it('removes a limit only after the waiting period', async () => {
    const player = await server().login('crowd4')
    await player.call('updateSelfLimits', { ...noLimits, dailyEnabled: true, dailyDepositLimit: '10' })
    const { selfLimits } = await player.call('updateSelfLimits', noLimits)
    expect(selfLimits).toMatchObject({ dailyEnabled: true, dailyDepositLimit: '10.00' })
    expect((await getLimitsByKind(player)).depositDay.pending).toMatchObject({ newCap: null })
    await ageLimits(server(), await getPlayerId(player), '7 days')
    expect((await player.call('loginCheck', {})).player.selfLimits).toEqual(noLimits)
  })

  it('yields to a stricter limit of customer service and reports who set the effective limit', async () => {
    const player = await server().login('crowd5')
    const playerId = await getPlayerId(player)
    await player.call('updateSelfLimits', { ...noLimits, weeklyBetEnabled: true, weeklyBetLimit: '50' })
    await server().lane.submit(1, 'setLimit', {
      opKey: `support:${playerId}`,
      playerId,
      kind: 'wagerWeek',
      currency: 'GBP',
      source: 'support',
      newCap: 100n,
      reason: 'requested by the family',
    })
    expect(await getLimitsByKind(player)).toMatchObject({
      wagerWeek: { cap: '1.00', setBy: 'support', own: '50.00', left: '1.00' },
    })
    const game = await findOpenGame(player, 11)
    expect(await player.call('joinGame', joinRequest(game, [[1, 2, 3]]))).toMatchObject({ exitCode: 6 })
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
  ])('refuses %j with %s and changes nothing', async (change, name) => {
    const player = await server().login('crowd6')
    expect(await expectFault(player.call, 'updateSelfLimits', { ...noLimits, ...change })).toMatchObject({
      name,
    })
    expect((await player.call('loginCheck', {})).player.selfLimits).toEqual(noLimits)
  })
})

describe('updateLossLimits', () => {
  it('refuses a purchase that could exceed a loss limit', async () => {
    const player = await server().login('crowd7')
    const { limits } = await player.call('updateLossLimits', { day: '1.10', week: '5', month: null })
    expect(limits).toContainEqual(expect.objectContaining({ kind: 'lossDay', cap: '1.10', left: '1.10' }))
    const game = await findOpenGame(player, 11)
    await buy(player, game, [1, 2, 3])
    const { lossDay } = await getLimitsByKind(player)
    expect(lossDay).toMatchObject({ used: '1.10', left: '0.00' })
    const refused = {
      exitCode: 6,
      exitDescription: lossLimitText,
      lossLimit: { kind: 'lossDay', resetsAt: lossDay.resetsAt },
    }
    const request = joinRequest(game, [[1, 2, 4]])
    expect(await player.call('joinGame', request)).toMatchObject(refused)
    const { requestId, ...ticketRequest } = request
    expect(await player.call('purchaseTicket', { requestId, ticketRequest })).toMatchObject(refused)
    expect(
      await expectFault(player.call, 'updateLossLimits', { day: '9', week: '8', month: null }),
    ).toMatchObject({
      name: 'limits.dailyAboveWeeklyOrMonthly',
    })
  })
})

describe('a raise under a profile that requires confirmation', () => {
  it('waits one day and for the confirmation by the player, and rejects an early confirmation', async () => {
    const player = await server().login('crowd1', 'south')
    const setLimits = (cap: string) =>
      player.call('updateSelfLimits', { ...noLimits, dailyEnabled: true, dailyDepositLimit: cap })
    await setLimits('10')
    const { raise } = (await getLimitsByKind(player)).depositDay
    expect([inDays(raise!.effectiveAt), raise!.awaitsConfirmation]).toEqual([1, true])
    await setLimits('30')
    const { depositDay } = await getLimitsByKind(player)
    expect(depositDay).toMatchObject({ own: '10.00', pending: { newCap: '30.00', awaitsConfirmation: true } })
    expect(inDays(depositDay.pending!.effectiveAt)).toBe(1)
    const tooSoon = { name: 'limits.depositLimitTooSoon' }
    expect(await expectFault(player.call, 'confirmLimitChange', { kind: 'depositDay' })).toMatchObject(
      tooSoon,
    )
    const again = { ...noLimits, dailyEnabled: true, dailyDepositLimit: '30' }
    expect(await expectFault(player.call, 'updateSelfLimits', again)).toMatchObject(tooSoon)
    await ageLimits(server(), await getPlayerId(player), '25 hours')
    expect((await getLimitsByKind(player)).depositDay.own).toBe('10.00')
    const { limits } = await player.call('confirmLimitChange', { kind: 'depositDay' })
    expect(limits).toContainEqual(
      expect.objectContaining({ kind: 'depositDay', own: '30.00', pending: null }),
    )
    expect(await expectFault(player.call, 'confirmLimitChange', { kind: 'depositDay' })).toMatchObject({
      name: 'limits.noPendingChange',
    })
  })

  it('rejects an early confirmation of a play limit with its own error', async () => {
    const player = await server().login('crowd2', 'south')
    await player.call('updateLossLimits', { day: null, week: '10', month: null })
    await player.call('updateLossLimits', { day: null, week: '20', month: null })
    expect(await expectFault(player.call, 'confirmLimitChange', { kind: 'lossWeek' })).toMatchObject({
      name: 'limits.wagerLimitTooSoon',
    })
  })
})

describe('the reality check', () => {
  it('reports time, stakes and winnings since the login and since the last check', async () => {
    const player = await server().login('crowd8')
    const first = await player.call('getRealityCheck', {})
    expect(first).toMatchObject({
      intervalMinutes: null,
      dueAt: null,
      currencyId: 'GBP',
      sinceLogin: { staked: '0.00', won: '0.00', net: '0.00' },
    })
    const updated = await player.call('updateRealityCheck', { intervalMinutes: 15 })
    expect(updated).toMatchObject({ intervalMinutes: 15, dueAt: first.sinceLogin.since + 15 * 60_000 })
    await buy(player, await findOpenGame(player, 11), [1, 2, 3])
    const afterPurchase = await player.call('getRealityCheck', {})
    expect(afterPurchase.sinceCheck).toMatchObject({ staked: '1.10', won: '0.00', net: '-1.10' })
    const confirmed = await player.call('confirmRealityCheck', {})
    expect(confirmed).toMatchObject({
      sinceLogin: { staked: '1.10' },
      sinceCheck: { staked: '0.00', seconds: 0 },
    })
    expect(confirmed.dueAt).toBe(confirmed.sinceCheck.since + 15 * 60_000)
    const again = await server().login('crowd8')
    expect(await again.call('getRealityCheck', {})).toMatchObject({
      intervalMinutes: 15,
      sinceLogin: { staked: '0.00' },
    })
    expect(await again.call('updateRealityCheck', { intervalMinutes: null })).toMatchObject({ dueAt: null })
  })

  it.each([4, 721, 1.5])('rejects an interval of %s minutes', async intervalMinutes => {
    const { call } = await server().login('crowd8')
    expect(await expectFault(call, 'updateRealityCheck', { intervalMinutes })).toMatchObject({
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
] as const)('%s requires a login', async (name, input) => {
  expect(await expectFault(server().rest().call, name, input)).toMatchObject({ name: 'login.notLoggedIn' })
})
