import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { type Ask, answerOf, openSubscription } from '#testing/cashier-commands.test-support.ts'
import { joinOf } from '#testing/join-of.test-support.ts'
import { startLane, type TakenLane, takeLane } from '#testing/take-lane.test-support.ts'
import type { AnyCommand } from './command.ts'

const lines = [
  [1, 2],
  [3, 4],
]
/** Two lines at 200 and a fee of 10 each. */
const each = 420n
let books: Books
let taken: TakenLane
let ask: Ask

beforeAll(async () => {
  books = await openBooks()
})
beforeEach(async () => {
  taken = await takeLane(books.app.pool, books.memberId)
  ask = startLane(taken).ask
})
afterEach(() => taken.release())
afterAll(async () => {
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

/** Deposits through a lane of its own, so the test's lane is given back for that moment. */
const newPlayer = async (balance: bigint): Promise<number> => {
  await taken.release()
  const [playerId] = await books.players(1, balance)
  taken = await takeLane(books.app.pool, books.memberId)
  ask = startLane(taken).ask
  return playerId!
}

const subscribe = (playerId: number, instances: number) =>
  openSubscription(ask, { playerId, gameId: books.gameId, plays: lines, instances })

const playOf = (
  subscriptionId: number,
  playerId: number,
  instanceId: number,
): Extract<AnyCommand, { name: 'playSubscription' }> => ({
  name: 'playSubscription',
  request: { subscriptionId, playerId, instanceId, currency: books.currency },
})

const cancelOf = (
  subscriptionId: number,
  playerId: number,
): Extract<AnyCommand, { name: 'cancelSubscription' }> => ({
  name: 'cancelSubscription',
  request: { subscriptionId, playerId, currency: books.currency },
})

const ticketsOf = async (instanceId: number, playerId: number): Promise<number> => {
  const { n } = await books.one<{ n: bigint }>(
    'SELECT count(*) AS n FROM ticket WHERE member_id = $1 AND instance_id = $2 AND player_id = $3',
    [books.memberId, instanceId, playerId],
  )
  return Number(n)
}

describe('a subscription', () => {
  it('plays in one instance after the other until its money is used up', async () => {
    const playerId = await newPlayer(1500n)
    const id = await subscribe(playerId, 3)
    expect(await books.balance('player:cash', playerId)).toBe(1500n - 3n * each)
    expect(await books.balance('player:subs', playerId)).toBe(3n * each)
    const instances = [await books.instance(), await books.instance(), await books.instance()]
    for (const instanceId of instances) {
      const first = await answerOf<'playSubscription'>(ask, playOf(id, playerId, instanceId))
      expect(first).toMatchObject({ exitCode: 0, instanceId, charged: '4.20' })
      expect(await answerOf<'playSubscription'>(ask, playOf(id, playerId, instanceId))).toEqual(first)
      expect(await ticketsOf(instanceId, playerId)).toBe(2)
    }
    expect(await books.balance('player:subs', playerId)).toBe(0n)
    const dry = await books.instance()
    const none = await answerOf<'playSubscription'>(ask, playOf(id, playerId, dry))
    expect(none).toEqual({ done: false, reason: 'usedUp' })
    expect(await ticketsOf(dry, playerId)).toBe(0)
    expect(await answerOf<'cancelSubscription'>(ask, cancelOf(id, playerId))).toMatchObject({
      reason: 'usedUp',
    })
  })

  it('keeps its paid plays where an instance does not take them, and does not try that one again', async () => {
    const playerId = await newPlayer(1000n)
    const id = await subscribe(playerId, 1)
    const full = await books.instance({ cap: 1 })
    const skipped = await answerOf<'playSubscription'>(ask, playOf(id, playerId, full))
    expect(skipped).toEqual({ skipped: 'full' })
    await books.owner.query('UPDATE game_instance SET cap = 100 WHERE id = $1', [full])
    expect(await answerOf<'playSubscription'>(ask, playOf(id, playerId, full))).toEqual(skipped)
    const dearer = await books.instance({ cost: 300n })
    const over = await answerOf<'playSubscription'>(ask, playOf(id, playerId, dearer))
    expect(over).toEqual({ skipped: 'notEnoughFunds' })
    const cheaper = await books.instance({ cost: 100n })
    const under = await answerOf<'playSubscription'>(ask, playOf(id, playerId, cheaper))
    expect(under).toEqual({ skipped: 'otherPrice' })
    expect(await books.balance('player:subs', playerId)).toBe(each)
    const taking = await books.instance()
    expect(await answerOf<'playSubscription'>(ask, playOf(id, playerId, taking))).toMatchObject({
      exitCode: 0,
    })
  })

  it('is refused without the money, with lines that the game does not take, or for no instance', async () => {
    const playerId = await newPlayer(800n)
    await expect(subscribe(playerId, 2)).rejects.toThrow('notEnoughFunds')
    await expect(subscribe(playerId, 0)).rejects.toThrow('badCount')
    const asked = { playerId, gameId: books.gameId, plays: [[1, 99]], instances: 1 }
    await expect(openSubscription(ask, asked)).rejects.toThrow('badPlays')
    await expect(openSubscription(ask, { ...asked, gameId: 999 })).rejects.toThrow('noSuchGame')
    expect(await books.balance('player:cash', playerId)).toBe(800n)
  })

  it('does not play for a player who may not', async () => {
    const playerId = await newPlayer(1000n)
    const id = await subscribe(playerId, 2)
    await books.owner.query(`UPDATE player SET status = 'selfExcluded' WHERE id = $1`, [playerId])
    const instanceId = await books.instance()
    expect(await answerOf<'playSubscription'>(ask, playOf(id, playerId, instanceId))).toEqual({
      skipped: 'selfExcluded',
    })
    expect(await answerOf<'cancelSubscription'>(ask, cancelOf(id, playerId))).toEqual({
      done: true,
      back: '840',
    })
    expect(await books.balance('player:cash', playerId)).toBe(1000n)
  })

  it('does not spend what another subscription of the player has left', async () => {
    const playerId = await newPlayer(2000n)
    const [first, second] = [await subscribe(playerId, 1), await subscribe(playerId, 2)]
    const [one, other] = [await books.instance(), await books.instance()]
    await ask(playOf(first, playerId, one))
    expect(await answerOf<'playSubscription'>(ask, playOf(first, playerId, other))).toMatchObject({
      reason: 'usedUp',
    })
    expect(await answerOf<'cancelSubscription'>(ask, cancelOf(second, playerId))).toMatchObject({
      back: '840',
    })
    expect(await books.balance('player:subs', playerId)).toBe(0n)
  })

  it('whose instance is refunded gives the money back as cash', async () => {
    const playerId = await newPlayer(1000n)
    const id = await subscribe(playerId, 1)
    const instanceId = await books.instance()
    await ask(playOf(id, playerId, instanceId))
    await ask({ name: 'refund', request: { instanceId, currency: books.currency, limit: 100 } })
    expect(await books.balance('player:cash', playerId)).toBe(1000n)
  })
})

it('cancels once while it plays, and nothing is lost or doubled: 40 subscriptions, 5 instances', async () => {
  const player = await newPlayer(100_000n)
  const ids = await Promise.all(Array.from({ length: 40 }, () => subscribe(player, 4)))
  const instances: number[] = []
  for (let i = 0; i < 5; i++) instances.push(await books.instance())
  const commands = ids.flatMap((id, i) => [
    ...instances.flatMap(instanceId => [playOf(id, player, instanceId), playOf(id, player, instanceId)]),
    ...(i % 2 === 0 ? [cancelOf(id, player), cancelOf(id, player)] : []),
  ])
  const shuffled = commands.map((command, i) => ({ command, place: (i * 7919) % commands.length }))
  shuffled.sort((a, b) => a.place - b.place)
  const own = joinOf({ playerId: player, instanceId: instances[0]! })
  await Promise.all([...shuffled.map(({ command }) => ask(command)), ask(own)])
  const rows = await books.rows<{ status: string; left_n: number }>(
    'SELECT status, left_n FROM subscription WHERE member_id = $1 AND id = ANY($2)',
    [books.memberId, ids],
  )
  expect(rows.every(row => row.left_n === 0)).toBe(true)
  expect(rows.filter(row => row.status === 'CANCELLED').length).toBeGreaterThan(0)
  expect(await books.balance('player:subs', player)).toBe(0n)
  const { spent } = await books.one<{ spent: bigint }>(
    'SELECT sum(price + fee)::bigint AS spent FROM ticket WHERE member_id = $1 AND player_id = $2',
    [books.memberId, player],
  )
  expect(await books.balance('player:cash', player)).toBe(100_000n - spent)
})
