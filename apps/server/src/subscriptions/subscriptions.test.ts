import type { Input } from '@fairground/contract/operations'
import { faultOf } from '@fairground/testkit/server/checked-call'
import { joinRequest, openGame } from '@fairground/testkit/server/play'
import type { Person } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { mailsTo } from '@fairground/testkit/services/outside'
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'

const server = useTestServer({ crowd: 4, outside: true })
const lines = [
  [1, 2, 3],
  [4, 5, 6],
]

afterAll(async () => {
  expect(await server().audit()).toEqual([])
})

/** Two lines at 1.10, paid for the game that is joined and so many after it. */
const subscribe = async (player: Person, games: number): Promise<number> => {
  const answer = await player.call(
    'joinGame',
    joinRequest(await openGame(player, 11), lines, { subscriptions: games }),
  )
  expect(answer).toMatchObject({ exitCode: 0 })
  return Number(answer.subscriptionCode)
}

const removal = (subscriptionId: number): Input<'removePlayerGameSubscription'> => ({
  requestId: randomUUID(),
  subscriptionId,
})
const balance = async ({ call }: Person) => (await call('getPlayerAccounts', {})).accounts[0]!.accountBalance

describe('the subscriptions of a player', () => {
  it('are told with what is left of them', async () => {
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

  it('come with the first answer of a visit', async () => {
    const player = await server().login('rowan')
    const loaded = () => player.call('init', { filter: { memberId: 1, languageId: 'en_US' } })
    expect((await loaded()).subscriptions).toEqual([])
    const id = await subscribe(player, 2)
    expect((await loaded()).subscriptions).toMatchObject([{ id, active: true }])
  })

  it('are mailed to the address of the account, whatever address is asked for', async () => {
    const player = await server().login('rowan')
    const { subscriptions } = await player.call('getPlayerGameSubscriptions', {})
    const asked = { subscriptionId: subscriptions[0]!.id, email: 'somebody.else@example.test' }
    expect(await player.call('sendEmailSubscriptionDetails', asked)).toEqual({ result: 1 })
    const [mail] = await until('the mail', async () => {
      const kept = await mailsTo(server().outside, 'rowan@example.test')
      return kept.length > 0 ? kept : undefined
    })
    expect(mail!.subject).toContain('Three of Ten')
    expect(mail!.text).toContain('1, 2, 3')
    expect(mail!.text).toContain(`/subDetails?sid=${asked.subscriptionId}`)
    expect(await mailsTo(server().outside, asked.email)).toEqual([])
    const other = await server().login('crowd1')
    expect(await faultOf(other.call, 'sendEmailSubscriptionDetails', asked)).toMatchObject({
      name: 'subscription.notFound',
    })
  })

  it('are booked game by game, to the penny', async () => {
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

describe('a cancelled subscription', () => {
  it('gives the rest back, once, however often it is asked', async () => {
    const player = await server().login('crowd3')
    const subscriptionId = await subscribe(player, 4)
    const { subscription: before } = await player.call('getPayGoGameSubscriptionDetails', { subscriptionId })
    const had = Number(await balance(player))
    const answer = await player.call('removePlayerGameSubscription', removal(subscriptionId))
    expect(answer).toMatchObject({
      result: 1,
      refunded: before.remainingBalance,
      subscription: { active: false, status: 'Cancelled', remainingBalance: '0.00', nextGameAt: null },
    })
    expect(Number(await balance(player))).toBeCloseTo(had + Number(before.remainingBalance))
    expect(await player.call('removePlayerGameSubscription', removal(subscriptionId))).toEqual(answer)
    expect(Number(await balance(player))).toBeCloseTo(had + Number(before.remainingBalance))
    expect(await player.call('isSubscriptionActive', { subscriptionId })).toEqual({ active: false })
    const search = { page: 0, maxResults: 1, request: { subscriptionId } }
    const { result } = await player.call('searchPayGoSubscriptionTransactions', search)
    expect(result[0]).toMatchObject({
      kind: 'refund',
      amount: `-${before.remainingBalance}`,
      balanceAfter: '0.00',
    })
  })

  it('cannot be one whose games are all played', async () => {
    const player = await server().login('crowd4')
    const subscriptionId = await subscribe(player, 1)
    expect(await player.call('getPlayerGameSubscriptions', {})).toMatchObject({
      subscriptions: [{ status: 'Completed', gamesLeft: 0 }],
    })
    const fault = await faultOf(player.call, 'removePlayerGameSubscription', removal(subscriptionId))
    expect(fault).toMatchObject({ name: 'subscription.notActive' })
  })
})

it('is nobody else’s business', async () => {
  const subscriptionId = await subscribe(await server().login('rowan'), 2)
  const alice = await server().login('alice')
  for (const [name, input] of [
    ['isSubscriptionActive', { subscriptionId }],
    ['getPayGoGameSubscriptionDetails', { subscriptionId }],
    ['searchPayGoSubscriptionTransactions', { page: 0, maxResults: 5, request: { subscriptionId } }],
    ['removePlayerGameSubscription', removal(subscriptionId)],
  ] as const) {
    expect(await faultOf(alice.call, name, input)).toMatchObject({ name: 'subscription.notFound' })
  }
  expect(await alice.call('getPlayerGameSubscriptions', {})).toEqual({ subscriptions: [] })
  const fault = await faultOf(server().rest().call, 'getPlayerGameSubscriptions', {})
  expect(fault).toMatchObject({ name: 'login.notLoggedIn' })
})

describe('before subscribing', () => {
  it('the dates of the next games are told', async () => {
    const { call } = await server().login('alice')
    const { dates } = await call('getSubscriptionDates', { gameId: 11, games: 3 })
    expect(dates).toHaveLength(3)
    expect(dates.toSorted((a, b) => a - b)).toEqual(dates)
    expect(dates[0]).toBeGreaterThan(Date.now() - 1000)
    const fault = await faultOf(call, 'getSubscriptionDates', { gameId: 999_999, games: 1 })
    expect(fault).toMatchObject({ name: 'game.notFound' })
  })

  it('nothing is promised for a longer one', async () => {
    const { call } = server().rest()
    expect(await call('getSubscriptionPromotion', { gameId: 11 })).toEqual({ promotion: null })
    expect(await faultOf(call, 'getSubscriptionPromotion', { gameId: 999_999 })).toMatchObject({
      name: 'game.notFound',
    })
  })
})
