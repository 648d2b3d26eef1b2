import type { Input } from '@fairground/contract/operations'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { joinRequest, findOpenGame } from '@fairground/testkit/server/play'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { getMails } from '@fairground/testkit/services/sandbox'
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { readBalance } from '#join/join.test-support.ts'

const server = useTestServer({ crowd: 4, sandbox: true })
const lines = [
  [1, 2, 3],
  [4, 5, 6],
]

afterAll(async () => {
  expect(await server().audit()).toEqual([])
})

/** Buys two lines at 1.10 for one game and subscribes to the following games. */
const subscribe = async (player: TestPlayer, games: number): Promise<number> => {
  const answer = await player.call(
    'joinGame',
    joinRequest(await findOpenGame(player, 11), lines, { subscriptions: games }),
  )
  expect(answer).toMatchObject({ exitCode: 0 })
  return Number(answer.subscriptionCode)
}

const removal = (subscriptionId: number): Input<'removePlayerGameSubscription'> => ({
  requestId: randomUUID(),
  subscriptionId,
})

describe('the subscriptions of a player', () => {
  it('are listed with their remaining games and balance', async () => {
    const player = await server().login('crowd1')
    expect(await player.call('hasPlayerGameSubscriptions', {})).toEqual({ result: false })
    expect(await player.call('getPlayerGameSubscriptions', {})).toEqual({ subscriptions: [] })
    const id = await subscribe(player, 4)
    expect(await player.call('hasPlayerGameSubscriptions', { gameId: 11 })).toEqual({ result: true })
    expect(await player.call('hasPlayerGameSubscriptions', { gameId: 12 })).toEqual({ result: false })
    const { subscriptions } = await player.call('getPlayerGameSubscriptions', {})
    const [subscription] = subscriptions
    expect(subscriptions).toHaveLength(1)
    expect(subscription).toMatchObject({
      id,
      active: true,
      status: 'Active',
      gameId: 11,
      plays: lines,
      costPerGame: '2.20',
      subscriptionCode: String(id),
    })
    expect(Number(subscription!.remainingBalance)).toBeCloseTo(2.2 * subscription!.gamesLeft)
    expect(subscription!.nextGameAt).toBeGreaterThan(Date.now())
    expect(await player.call('isSubscriptionActive', { subscriptionId: id })).toEqual({ active: true })
  })

  it('are part of the init response', async () => {
    const player = await server().login('rowan')
    const loaded = () => player.call('init', { filter: { memberId: 1, languageId: 'en_US' } })
    expect((await loaded()).subscriptions).toEqual([])
    const id = await subscribe(player, 2)
    expect((await loaded()).subscriptions).toMatchObject([{ id, active: true }])
  })

  it('are mailed to the address of the account, even if the request names another one', async () => {
    const player = await server().login('rowan')
    const { subscriptions } = await player.call('getPlayerGameSubscriptions', {})
    const request = { subscriptionId: subscriptions[0]!.id, email: 'other@example.test' }
    expect(await player.call('sendEmailSubscriptionDetails', request)).toEqual({ result: 1 })
    const [mail] = await until('the mail', async () => {
      const mails = await getMails(server().sandbox, 'rowan@example.test')
      return mails.length > 0 ? mails : undefined
    })
    expect(mail!.subject).toContain('Three of Ten')
    expect(mail!.text).toContain('1, 2, 3')
    expect(mail!.text).toContain(`/subDetails?sid=${request.subscriptionId}`)
    expect(await getMails(server().sandbox, request.email)).toEqual([])
    const other = await server().login('crowd1')
    expect(await expectFault(other.call, 'sendEmailSubscriptionDetails', request)).toMatchObject({
      name: 'subscription.notFound',
    })
  })

  it('have one transaction per game and exact balances', async () => {
    const player = await server().login('crowd2')
    const subscriptionId = await subscribe(player, 3)
    const details = await player.call('getPayGoGameSubscriptionDetails', { subscriptionId })
    expect(details).toMatchObject({ paid: '6.60', won: '0.00', lines })
    const left = Number(details.subscription.remainingBalance)
    expect(Number(details.spent)).toBeCloseTo(6.6 - left)
    const search = { page: 0, maxResults: 5, request: { subscriptionId } }
    const { result, totalCount } = await player.call('searchPayGoSubscriptionTransactions', search)
    expect(totalCount).toBe(result.length)
    expect(result.at(-1)).toMatchObject({ kind: 'deposit', amount: '6.60', balanceAfter: '6.60' })
    expect(result[0]).toMatchObject({ balanceAfter: details.subscription.remainingBalance })
    expect(result.filter(({ kind }) => kind === 'play').every(({ amount }) => amount === '-2.20')).toBe(true)
    const second = await player.call('searchPayGoSubscriptionTransactions', {
      ...search,
      maxResults: 1,
      page: 1,
    })
    expect(second.result[0]).toEqual(result[1])
  })
})

describe('removePlayerGameSubscription', () => {
  it('refunds the remaining balance once and repeats the first answer', async () => {
    const player = await server().login('crowd3')
    const subscriptionId = await subscribe(player, 4)
    const { subscription: before } = await player.call('getPayGoGameSubscriptionDetails', { subscriptionId })
    const balanceBefore = Number(await readBalance(player))
    const answer = await player.call('removePlayerGameSubscription', removal(subscriptionId))
    expect(answer).toMatchObject({
      result: 1,
      refunded: before.remainingBalance,
      subscription: { active: false, status: 'Cancelled', remainingBalance: '0.00', nextGameAt: null },
    })
    expect(Number(await readBalance(player))).toBeCloseTo(balanceBefore + Number(before.remainingBalance))
    expect(await player.call('removePlayerGameSubscription', removal(subscriptionId))).toEqual(answer)
    expect(Number(await readBalance(player))).toBeCloseTo(balanceBefore + Number(before.remainingBalance))
    expect(await player.call('isSubscriptionActive', { subscriptionId })).toEqual({ active: false })
    const search = { page: 0, maxResults: 1, request: { subscriptionId } }
    const { result } = await player.call('searchPayGoSubscriptionTransactions', search)
    expect(result[0]).toMatchObject({
      kind: 'refund',
      amount: `-${before.remainingBalance}`,
      balanceAfter: '0.00',
    })
  })

  it('rejects a subscription without remaining games', async () => {
    const player = await server().login('crowd4')
    const subscriptionId = await subscribe(player, 1)
    expect(await player.call('getPlayerGameSubscriptions', {})).toMatchObject({
      subscriptions: [{ status: 'Completed', gamesLeft: 0 }],
    })
    const fault = await expectFault(player.call, 'removePlayerGameSubscription', removal(subscriptionId))
    expect(fault).toMatchObject({ name: 'subscription.notActive' })
  })
})

it('hides the subscriptions of a player from other players and visitors', async () => {
  const subscriptionId = await subscribe(await server().login('rowan'), 2)
  const alice = await server().login('alice')
  for (const [name, input] of [
    ['isSubscriptionActive', { subscriptionId }],
    ['getPayGoGameSubscriptionDetails', { subscriptionId }],
    ['searchPayGoSubscriptionTransactions', { page: 0, maxResults: 5, request: { subscriptionId } }],
    ['removePlayerGameSubscription', removal(subscriptionId)],
  ] as const) {
    expect(await expectFault(alice.call, name, input)).toMatchObject({ name: 'subscription.notFound' })
  }
  expect(await alice.call('getPlayerGameSubscriptions', {})).toEqual({ subscriptions: [] })
  const fault = await expectFault(server().rest().call, 'getPlayerGameSubscriptions', {})
  expect(fault).toMatchObject({ name: 'login.notLoggedIn' })
})

describe('the details before a subscription', () => {
  it('include the dates of the next games', async () => {
    const { call } = await server().login('alice')
    const { dates } = await call('getSubscriptionDates', { gameId: 11, games: 3 })
    expect(dates).toHaveLength(3)
    expect(dates.toSorted((a, b) => a - b)).toEqual(dates)
    expect(dates[0]).toBeGreaterThan(Date.now() - 1000)
    const fault = await expectFault(call, 'getSubscriptionDates', { gameId: 999_999, games: 1 })
    expect(fault).toMatchObject({ name: 'game.notFound' })
  })

  it('include no promotion', async () => {
    const { call } = server().rest()
    expect(await call('getSubscriptionPromotion', { gameId: 11 })).toEqual({ promotion: null })
    expect(await expectFault(call, 'getSubscriptionPromotion', { gameId: 999_999 })).toMatchObject({
      name: 'game.notFound',
    })
  })
})
