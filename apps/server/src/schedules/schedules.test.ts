import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Broker } from '#broker/broker.ts'
import { grantIdOf } from '#ledger/bonus/grants.ts'
import type { CommandName } from '#ledger/command.ts'
import { createLaneClient, type LaneClient } from '#ledger/lane-client.ts'
import { startLanes } from '#ledger/lane-service.ts'
import { endTimeOf, grantOf } from '#testing/bonus-of.test-support.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { quietLog } from '#testing/quiet-log.test-support.ts'
import { testTools } from '#testing/take-lane.test-support.ts'
import { testBroker } from '#testing/test-broker.test-support.ts'
import { until } from '#testing/until.test-support.ts'
import { createVault } from '#vault/vault.ts'
import { expireBonuses } from './expire-bonuses.ts'
import { playSubscriptions } from './play-subscriptions.ts'
import { startSchedules } from './schedules.ts'

/** One line at 200 and a fee of 10. */
const each = 210n
let books: Books
let broker: Broker
let lanes: ReturnType<typeof startLanes>
let lane: LaneClient
let players: number[]
let running: ReturnType<typeof startSchedules>[] = []

beforeAll(async () => {
  books = await openBooks({ cap: 100_000 })
  players = await books.players(300, 10_000n)
  broker = await testBroker()
  const { pool } = books.app
  lanes = startLanes({ pool, broker, log: quietLog, tools: testTools, observe: () => undefined })
  lane = createLaneClient(broker)
  await until('the lane is held', () => lanes.holds().includes(books.memberId))
})
afterEach(async () => {
  await Promise.all(running.map(schedules => schedules.stop()))
  running = []
})
afterAll(async () => {
  await lanes.stop()
  await broker.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const vault = createVault(randomBytes(32))
const partsWith = (own: LaneClient) => ({ db: books.app.db, lane: own, vault, log: quietLog })
const startTwo = () => {
  running = [partsWith(lane), partsWith(lane)].map(startSchedules)
}
const newPlayers = (count: number): number[] => players.splice(0, count)

/** A lane whose answers do not come back: the worker dies of the first. */
const deaf = (): LaneClient => ({
  async ask(memberId, name, request) {
    await lane.ask(memberId, name, request)
    throw new Error('died')
  },
})

const count = async (text: string, values: readonly unknown[]): Promise<number> => {
  const { n } = await books.one<{ n: number }>(`SELECT count(*)::int AS n ${text}`, values)
  return n
}

describe('a bonus whose time is over', () => {
  const grants = async (playerIds: readonly number[]): Promise<number[]> => {
    const asked = playerIds.map(playerId => grantOf({ playerId, amount: 100n }).request)
    await Promise.all(asked.map(request => lane.ask(books.memberId, 'grantBonus', request)))
    return asked.map(({ opKey }) => grantIdOf(opKey))
  }
  const expired = (ids: readonly number[]) =>
    count(`FROM bonus_grant WHERE status = 'EXPIRED' AND id = ANY($1)`, [ids])
  const journals = (ids: readonly number[]) =>
    count(`FROM journal WHERE kind = 'bonus-expire' AND ref = ANY($1)`, [ids])

  it('goes back to the operator once, and a living one stays, with two workers at it', async () => {
    const ids = await grants(newPlayers(250))
    const living = ids.splice(0, 3)
    startTwo()
    await endTimeOf(books, ...ids)
    await until('all have expired', async () => (await expired(ids)) === ids.length)
    expect(await journals(ids)).toBe(ids.length)
    expect(await expired(living)).toBe(0)
    expect(await books.balance('player:bonus', ids[0]!)).toBe(0n)
    expect(await books.balance('player:bonus', living[0]!)).toBe(100n)
  })

  it('is left alone while a worker has it in hand, and taken over when that one has died', async () => {
    const ids = await grants(newPlayers(2))
    await endTimeOf(books, ...ids)
    const dead: LaneClient = { ask: () => Promise.reject(new Error('died')) }
    await expect(expireBonuses(partsWith(dead), books.memberId)).rejects.toThrow('died')
    expect(await expireBonuses(partsWith(lane), books.memberId)).toBe(false)
    expect(await expired(ids)).toBe(0)
    startTwo()
    await until('the claim has run out', async () => (await expired(ids)) === 2)
    expect(await journals(ids)).toBe(2)
  })
})

describe('a subscription', () => {
  const subscribe = async (playerId: number, instances: number): Promise<number> => {
    const answer = await lane.ask(books.memberId, 'openSubscription', {
      opKey: `sub-${playerId}-${instances}`,
      playerId,
      gameId: books.gameId,
      currency: books.currency,
      plays: [[1, 2]],
      instances,
    })
    if (!answer.done) throw new Error(answer.reason)
    return answer.subscriptionId
  }
  const playsIn = (instanceId: number, playerId: number) =>
    count('FROM ticket WHERE instance_id = $1 AND player_id = $2', [instanceId, playerId])
  const isDone = async (instanceId: number): Promise<boolean> =>
    (await count('FROM subscription_run WHERE instance_id = $1 AND due_at IS NULL', [instanceId])) === 1
  const leftOf = async (id: number) => {
    const row = await books.one<{ left_n: number; status: string }>(
      'SELECT left_n, status FROM subscription WHERE id = $1',
      [id],
    )
    return `${row.left_n} ${row.status}`
  }
  const noticesTo = (playerId: number) =>
    books.rows<{ body: { title: string; message: string } }>(
      `SELECT body FROM outbox WHERE member_id = $1 AND event = 'privateMessage' AND topic LIKE '%' || $2`,
      [books.memberId, `.${playerId}`],
    )

  it('plays when an instance opens, once, with two workers at it; one made later waits for the next', async () => {
    const playerIds = newPlayers(20)
    const ids = await Promise.all(playerIds.map(playerId => subscribe(playerId, 2)))
    startTwo()
    const instanceId = await books.instance()
    const late = newPlayers(1)[0]!
    const lateId = await subscribe(late, 1)
    await until('it is played', () => isDone(instanceId))
    for (const playerId of playerIds) expect(await playsIn(instanceId, playerId)).toBe(1)
    expect(await playsIn(instanceId, late)).toBe(0)
    const next = await books.instance()
    await until('the next is played', () => isDone(next))
    expect(await playsIn(next, late)).toBe(1)
    expect(await leftOf(lateId)).toBe('0 ENDED')
    expect(await Promise.all(ids.map(leftOf))).toEqual(ids.map(() => '0 ENDED'))
    expect(await books.balance('player:subs', playerIds[0]!)).toBe(0n)
    expect(await books.balance('player:cash', playerIds[0]!)).toBe(10_000n - 2n * each)
  })

  it('that has one game left plays in the one that starts first', async () => {
    const [playerId] = newPlayers(1) as [number]
    await subscribe(playerId, 1)
    const later = await books.instance({ startsInMs: 7_200_000 })
    const sooner = await books.instance({ startsInMs: 3_600_000 })
    startTwo()
    await until('both are decided', async () => (await isDone(sooner)) && isDone(later))
    expect([await playsIn(sooner, playerId), await playsIn(later, playerId)]).toEqual([1, 0])
  })

  it('that cannot play is skipped for that instance for good, and the player is told once', async () => {
    const [playerId] = newPlayers(1) as [number]
    const id = await subscribe(playerId, 1)
    const dearer = await books.instance({ cost: 300n })
    startTwo()
    await until('it is decided', () => isDone(dearer))
    expect(await playsIn(dearer, playerId)).toBe(0)
    expect(await leftOf(id)).toBe('1 ACTIVE')
    const skipped = await books.rows<{ result: unknown }>(
      `SELECT result FROM journal WHERE kind = 'sub-skip' AND op_key = $1`,
      [`sub:${id}:${dearer}`],
    )
    expect(skipped.map(row => row.result)).toEqual([{ skipped: 'notEnoughFunds' }])
    // Cheaper now, and looked at again: it stays decided.
    await books.rows('UPDATE game_instance SET price = 200 WHERE id = $1', [dearer])
    await books.rows('UPDATE subscription_run SET due_at = clock_timestamp() WHERE instance_id = $1', [
      dearer,
    ])
    await until('it is looked at again', () => isDone(dearer))
    expect(await playsIn(dearer, playerId)).toBe(0)
    const notices = await noticesTo(playerId)
    expect(notices.map(({ body }) => body.title)).toEqual(['Subscription not played'])
    expect(notices[0]!.body.message).toContain(`did not play in game ${dearer}: its price has gone up`)
  })

  it('is played once though the worker dies between the lane and the end of the run', async () => {
    const playerIds = newPlayers(5)
    await Promise.all(playerIds.map(playerId => subscribe(playerId, 3)))
    const instanceId = await books.instance()
    await expect(playSubscriptions(partsWith(deaf()), books.memberId)).rejects.toThrow('died')
    expect(await isDone(instanceId)).toBe(false)
    expect(await playSubscriptions(partsWith(lane), books.memberId)).toBe(false)
    startTwo()
    await until('the claim has run out', () => isDone(instanceId))
    for (const playerId of playerIds) expect(await playsIn(instanceId, playerId)).toBe(1)
  })

  it('asks for nothing where nothing opens', async () => {
    const asked: CommandName[] = []
    const spy: LaneClient = {
      ask(memberId, name, request) {
        asked.push(name)
        return lane.ask(memberId, name, request)
      },
    }
    while (await playSubscriptions(partsWith(spy), books.memberId));
    asked.length = 0
    expect(await playSubscriptions(partsWith(spy), books.memberId)).toBe(false)
    expect(asked).toEqual([])
  })
})
