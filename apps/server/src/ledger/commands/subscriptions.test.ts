import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { type Submit, getAnswer, openSubscription } from '#testing/cashier-commands.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { startLane, type TakenLane, takeLane } from '#testing/take-lane.test-support.ts'
import type { AnyCommand } from '#ledger/commands.ts'

const lines = [
  [1, 2],
  [3, 4],
]
/** Two lines at 200 and a fee of 10 each. */
const each = 420n
let books: Books
let taken: TakenLane
let submit: Submit

beforeAll(async () => {
  books = await openBooks()
})
beforeEach(async () => {
  taken = await takeLane(books.app.pool, books.memberId)
  submit = startLane(taken).submit
})
afterEach(() => taken.release())
afterAll(async () => {
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

/** Deposits through a separate lane, so the test's lane is released meanwhile. */
const newPlayer = async (balance: bigint): Promise<number> => {
  await taken.release()
  const [playerId] = await books.players(1, balance)
  taken = await takeLane(books.app.pool, books.memberId)
  submit = startLane(taken).submit
  return playerId!
}

const subscribe = (playerId: number, instances: number) =>
  openSubscription(submit, { playerId, gameId: books.gameId, plays: lines, instances })

const playCommand = (
  subscriptionId: number,
  playerId: number,
  instanceId: number,
): Extract<AnyCommand, { name: 'playSubscription' }> => ({
  name: 'playSubscription',
  request: { subscriptionId, playerId, instanceId, currency: books.currency },
})

const cancelCommand = (
  subscriptionId: number,
  playerId: number,
): Extract<AnyCommand, { name: 'cancelSubscription' }> => ({
  name: 'cancelSubscription',
  request: { subscriptionId, playerId, currency: books.currency },
})

const countTickets = async (instanceId: number, playerId: number): Promise<number> => {
  const { n } = await books.one<{ n: bigint }>(
    'SELECT count(*) AS n FROM ticket WHERE member_id = $1 AND instance_id = $2 AND player_id = $3',
    [books.memberId, instanceId, playerId],
  )
  return Number(n)
}

describe('a subscription', () => {
  it('plays in one instance after the other until its prepaid plays are used up', async () => {
    const playerId = await newPlayer(1500n)
    const id = await subscribe(playerId, 3)
    expect(await books.balance('player:cash', playerId)).toBe(1500n - 3n * each)
    expect(await books.balance('player:subs', playerId)).toBe(3n * each)
    const instances = [await books.instance(), await books.instance(), await books.instance()]
    for (const instanceId of instances) {
      const first = await getAnswer<'playSubscription'>(submit, playCommand(id, playerId, instanceId))
      expect(first).toMatchObject({ exitCode: 0, instanceId, charged: '4.20' })
      expect(await getAnswer<'playSubscription'>(submit, playCommand(id, playerId, instanceId))).toEqual(
        first,
      )
      expect(await countTickets(instanceId, playerId)).toBe(2)
    }
    expect(await books.balance('player:subs', playerId)).toBe(0n)
    const dry = await books.instance()
    const none = await getAnswer<'playSubscription'>(submit, playCommand(id, playerId, dry))
    expect(none).toEqual({ done: false, reason: 'usedUp' })
    expect(await countTickets(dry, playerId)).toBe(0)
    expect(await getAnswer<'cancelSubscription'>(submit, cancelCommand(id, playerId))).toMatchObject({
      reason: 'usedUp',
    })
  })

  it('keeps the prepaid play when an instance refuses it, and does not retry that instance', async () => {
    const playerId = await newPlayer(1000n)
    const id = await subscribe(playerId, 1)
    const full = await books.instance({ cap: 1 })
    const skipped = await getAnswer<'playSubscription'>(submit, playCommand(id, playerId, full))
    expect(skipped).toEqual({ skipped: 'full' })
    await books.owner.query('UPDATE game_instance SET cap = 100 WHERE id = $1', [full])
    expect(await getAnswer<'playSubscription'>(submit, playCommand(id, playerId, full))).toEqual(skipped)
    const dearer = await books.instance({ cost: 300n })
    const over = await getAnswer<'playSubscription'>(submit, playCommand(id, playerId, dearer))
    expect(over).toEqual({ skipped: 'notEnoughFunds' })
    const cheaper = await books.instance({ cost: 100n })
    const under = await getAnswer<'playSubscription'>(submit, playCommand(id, playerId, cheaper))
    expect(under).toEqual({ skipped: 'otherPrice' })
    expect(await books.balance('player:subs', playerId)).toBe(each)
    const taking = await books.instance()
    expect(await getAnswer<'playSubscription'>(submit, playCommand(id, playerId, taking))).toMatchObject({
      exitCode: 0,
    })
  })

  it('is refused without enough money, with invalid lines, or for zero instances', async () => {
    const playerId = await newPlayer(800n)
    await expect(subscribe(playerId, 2)).rejects.toThrow('notEnoughFunds')
    await expect(subscribe(playerId, 0)).rejects.toThrow('badCount')
    const requests = { playerId, gameId: books.gameId, plays: [[1, 99]], instances: 1 }
    await expect(openSubscription(submit, requests)).rejects.toThrow('badPlays')
    await expect(openSubscription(submit, { ...requests, gameId: 999 })).rejects.toThrow('noSuchGame')
    expect(await books.balance('player:cash', playerId)).toBe(800n)
  })

  it('does not play for a restricted player', async () => {
    const playerId = await newPlayer(1000n)
    const id = await subscribe(playerId, 2)
    await books.owner.query(`UPDATE player SET status = 'selfExcluded' WHERE id = $1`, [playerId])
    const instanceId = await books.instance()
    expect(await getAnswer<'playSubscription'>(submit, playCommand(id, playerId, instanceId))).toEqual({
      skipped: 'selfExcluded',
    })
    expect(await getAnswer<'cancelSubscription'>(submit, cancelCommand(id, playerId))).toEqual({
      done: true,
      back: '840',
    })
    expect(await books.balance('player:cash', playerId)).toBe(1000n)
  })

  it('does not spend the money of another subscription of the player', async () => {
    const playerId = await newPlayer(2000n)
    const [first, second] = [await subscribe(playerId, 1), await subscribe(playerId, 2)]
    const [one, other] = [await books.instance(), await books.instance()]
    await submit(playCommand(first, playerId, one))
    expect(await getAnswer<'playSubscription'>(submit, playCommand(first, playerId, other))).toMatchObject({
      reason: 'usedUp',
    })
    expect(await getAnswer<'cancelSubscription'>(submit, cancelCommand(second, playerId))).toMatchObject({
      back: '840',
    })
    expect(await books.balance('player:subs', playerId)).toBe(0n)
  })

  it('is refunded to cash when its instance is refunded', async () => {
    const playerId = await newPlayer(1000n)
    const id = await subscribe(playerId, 1)
    const instanceId = await books.instance()
    await submit(playCommand(id, playerId, instanceId))
    await submit({ name: 'refund', request: { instanceId, currency: books.currency, limit: 100 } })
    expect(await books.balance('player:cash', playerId)).toBe(1000n)
  })
})

it('cancels once while it plays, without losing or duplicating money: 40 subscriptions, 5 instances', async () => {
  const player = await newPlayer(100_000n)
  const ids = await Promise.all(Array.from({ length: 40 }, () => subscribe(player, 4)))
  const instances: number[] = []
  for (let i = 0; i < 5; i++) instances.push(await books.instance())
  const commands = ids.flatMap((id, i) => [
    ...instances.flatMap(instanceId => [
      playCommand(id, player, instanceId),
      playCommand(id, player, instanceId),
    ]),
    ...(i % 2 === 0 ? [cancelCommand(id, player), cancelCommand(id, player)] : []),
  ])
  const shuffled = commands.map((command, i) => ({ command, place: (i * 7919) % commands.length }))
  shuffled.sort((a, b) => a.place - b.place)
  const own = joinCommand({ playerId: player, instanceId: instances[0]! })
  await Promise.all([...shuffled.map(({ command }) => submit(command)), submit(own)])
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
