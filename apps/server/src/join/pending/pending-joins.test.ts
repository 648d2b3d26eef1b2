import { randomUUID } from 'node:crypto'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { findOpenGame, joinRequest } from '@fairground/testkit/server/play'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { updateInstance } from '#join/join.test-support.ts'
import {
  cards,
  controlProvider,
  deposit,
  newOrder,
  readBalance,
  untilPayment,
} from '#payments/payments.test-support.ts'
import { fullAnswers, newcomer } from '#registration/newcomer.test-support.ts'

const server = useTestServer({ sandbox: true, crowd: 8 })
const line = [1, 2, 3]

afterAll(async () => expect(await server().audit()).toEqual([]))

/** The last open instance of the game, which stays open for the whole test. */
const lastOpenGame = async ({ call }: Pick<TestPlayer, 'call'>, gameId: number) => {
  const { games } = await call('getFilteredGames', { filter: { gameId } })
  return games.filter(({ gameStatus }) => gameStatus === 'OPEN').at(-1)!
}

const untilOver = (player: Pick<TestPlayer, 'call'>, pendingJoinId: number) =>
  until('the pending join is over', async () => {
    const pending = await player.call('getPendingJoin', { pendingJoinId })
    return pending.status === 'waiting' ? undefined : pending
  })

const countTickets = async (pendingJoinId: number): Promise<number> => {
  const [row] = await server().sql<{ n: number }>(
    `SELECT count(t.*)::int AS n FROM pending_join p
       JOIN journal j ON j.member_id = p.member_id AND j.op_key = 'join:' || p.player_id || ':' || p.request_id
       JOIN ticket t ON t.member_id = j.member_id AND t.journal_id = j.id
      WHERE p.id = $1 AND p.member_id = 1`,
    [pendingJoinId],
  )
  return row!.n
}

describe('a visitor', () => {
  it('registers with selected plays, pays, and the plays are bought', async () => {
    const person = { ...server().rest(), member: (await server().login('alice')).member }
    const pendingJoin = joinRequest(await lastOpenGame(person, 11), [line, [4, 5, 6]])
    const { pendingJoinId } = await person.call('registerAndTrackPendingJoin', {
      ...newcomer(),
      pendingJoin,
    })
    await person.call('playerRegistrationFull', fullAnswers())
    expect(await person.call('getPendingJoin', { pendingJoinId })).toEqual({ pendingJoin, status: 'waiting' })
    const order = await newOrder(person, { amount: '10.00', pendingJoinId })
    const end = await controlProvider(server()).fill(order.redirectUrl!, { number: cards.challenged })
    await controlProvider(server()).fill(end.url, { code: '1234' })
    await untilPayment(server(), order.orderId, 'COMPLETED')
    const { status, answer } = await untilOver(person, pendingJoinId)
    expect(status).toBe('played')
    expect(answer).toMatchObject({ exitCode: 0, joinEvent: { charged: '2.20' } })
    expect(await readBalance(person)).toBe('7.80')
    // The same request from the browser gets the same answer and buys nothing more.
    expect(await person.call('joinGame', pendingJoin)).toMatchObject({ joinCode: answer!.joinCode })
    expect(await countTickets(pendingJoinId)).toBe(2)
    expect(await readBalance(person)).toBe('7.80')
  })
})

describe('a player', () => {
  const store = async (player: TestPlayer, gameId = 11) => {
    const pendingJoin = joinRequest(await lastOpenGame(player, gameId), [line])
    return { ...(await player.call('savePendingJoin', { pendingJoin })), pendingJoin }
  }

  it('buys once when two deposits of two tabs name the same plays and both are credited', async () => {
    const player = await server().login('crowd1')
    const { pendingJoinId, pendingJoin } = await store(player)
    expect(await player.call('savePendingJoin', { pendingJoin })).toEqual({ pendingJoinId })
    const orders = await Promise.all([1, 2].map(() => newOrder(player, { amount: '10.00', pendingJoinId })))
    await Promise.all([
      ...orders.map(({ redirectUrl }) =>
        controlProvider(server()).fill(redirectUrl!, { number: cards.good }),
      ),
      player.call('joinGame', pendingJoin),
    ])
    for (const { orderId } of orders) await untilPayment(server(), orderId, 'COMPLETED')
    expect((await untilOver(player, pendingJoinId)).status).toBe('played')
    expect(await countTickets(pendingJoinId)).toBe(1)
    expect(await readBalance(player)).toBe('118.90')
  })

  it('keeps the money in the balance when the sale has closed in the meantime', async () => {
    const player = await server().login('crowd2')
    const game = await lastOpenGame(player, 12)
    const pendingJoin = joinRequest(game, [line])
    const { pendingJoinId } = await player.call('savePendingJoin', { pendingJoin })
    await updateInstance(server(), game, `reg_end = clock_timestamp(), due_at = 'infinity'`)
    await deposit(server(), player, { amount: '10.00', pendingJoinId })
    const { status, answer } = await untilOver(player, pendingJoinId)
    expect(status).toBe('refused')
    expect(answer).toMatchObject({ exitCode: 3 })
    expect(await readBalance(player)).toBe('110.00')
    expect(await countTickets(pendingJoinId)).toBe(0)
  })

  it('buys nothing after a declined payment, and after the second one it does', async () => {
    const player = await server().login('crowd3')
    const { pendingJoinId } = await store(player)
    const declined = await newOrder(player, { amount: '10.00', pendingJoinId })
    await controlProvider(server()).fill(declined.redirectUrl!, { number: cards.declined })
    await untilPayment(server(), declined.orderId, 'FAILED')
    expect((await player.call('getPendingJoin', { pendingJoinId })).status).toBe('waiting')
    await deposit(server(), player, { amount: '10.00', pendingJoinId })
    expect((await untilOver(player, pendingJoinId)).status).toBe('played')
  })

  it('does not buy plays with a deposit that does not name them', async () => {
    const player = await server().login('crowd4')
    const { pendingJoinId } = await store(player)
    await deposit(server(), player, { amount: '10.00' })
    expect((await player.call('getPendingJoin', { pendingJoinId })).status).toBe('waiting')
  })
})

describe('an attacker', () => {
  let pendingJoinId: number
  beforeAll(async () => {
    const victim = await server().login('crowd5')
    const pendingJoin = joinRequest(await findOpenGame(victim, 11), [line])
    ;({ pendingJoinId } = await victim.call('savePendingJoin', { pendingJoin }))
  })

  it.each(['north', 'south'] as const)(
    'of the operator %s cannot read or pay for the plays of another player',
    async operator => {
      const other = await server().login('bob', operator)
      expect(await expectFault(other.call, 'getPendingJoin', { pendingJoinId })).toMatchObject({
        name: 'profile.notFound',
      })
      const order = {
        requestId: randomUUID(),
        amount: '25.00',
        currencyId: other.member.currency,
        paymentOptionId: 'card',
        pendingJoinId,
      }
      expect(await expectFault(other.call, 'depositRequestInfo', order)).toMatchObject({
        name: 'profile.notFound',
      })
    },
  )

  it('cannot store plays of a closed or unknown game, or without a session', async () => {
    const player = await server().login('crowd6')
    const game = await lastOpenGame(player, 11)
    const request = joinRequest({ ...game, gameInstanceId: 1 }, [line])
    expect(await expectFault(player.call, 'savePendingJoin', { pendingJoin: request })).toMatchObject({
      name: 'game.notFound',
    })
    const visitor = server().rest().call
    const pendingJoin = joinRequest(game, [line])
    expect(await expectFault(visitor, 'savePendingJoin', { pendingJoin })).toMatchObject({
      name: 'login.notLoggedIn',
    })
  })
})
