import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Broker } from '#platform/broker/broker.ts'
import { grantIdFor } from '#ledger/bonus/grants.ts'
import type { CommandName } from '#ledger/commands.ts'
import { createLaneClient, type LaneClient } from '#ledger/lane/lane-client.ts'
import { startLanes } from '#ledger/lane/lane-service.ts'
import { expireGrants, grantCommand } from '#testing/bonus-commands.test-support.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { quietLog } from '#testing/quiet-log.test-support.ts'
import { testTools } from '#testing/take-lane.test-support.ts'
import { testLaneKeys } from '#testing/test-lane-keys.test-support.ts'
import { testBroker } from '#testing/test-broker.test-support.ts'
import { until } from '#testing/until.test-support.ts'
import { createTestVault } from '#testing/test-vault.test-support.ts'
import { expireBonuses } from './expire-bonuses.ts'
import { playSubscriptions } from './play-subscriptions.ts'
import { startSchedules } from './schedules.ts'

/** One line at 200 and a fee of 10. */
const playCost = 210n
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
  lanes = startLanes({
    pool,
    broker,
    log: quietLog,
    tools: testTools,
    keys: testLaneKeys,
    observe: () => undefined,
  })
  lane = createLaneClient(broker, testLaneKeys)
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

const vault = createTestVault()
const depsWith = (client: LaneClient) => ({ db: books.app.db, lane: client, vault, log: quietLog })
const startTwo = () => {
  running = [depsWith(lane), depsWith(lane)].map(startSchedules)
}
const newPlayers = (count: number): number[] => players.splice(0, count)

/** A lane that executes commands but loses their answers, as if the worker crashed after the first one. */
const createCrashingLane = (): LaneClient => ({
  async submit(memberId, name, request) {
    await lane.submit(memberId, name, request)
    throw new Error('crashed')
  },
})

const count = async (text: string, values: readonly unknown[]): Promise<number> => {
  const { n } = await books.one<{ n: number }>(`SELECT count(*)::int AS n ${text}`, values)
  return n
}

describe('an expired bonus', () => {
  const grants = async (playerIds: readonly number[]): Promise<number[]> => {
    const requests = playerIds.map(playerId => grantCommand({ playerId, amount: 100n }).request)
    await Promise.all(requests.map(request => lane.submit(books.memberId, 'grantBonus', request)))
    return requests.map(({ opKey }) => grantIdFor(opKey))
  }
  const expired = (ids: readonly number[]) =>
    count(`FROM bonus_grant WHERE status = 'EXPIRED' AND id = ANY($1)`, [ids])
  const journals = (ids: readonly number[]) =>
    count(`FROM journal WHERE kind = 'bonus-expire' AND ref = ANY($1)`, [ids])

  it('returns to the operator once with two workers, and an active bonus stays', async () => {
    const ids = await grants(newPlayers(250))
    const active = ids.splice(0, 3)
    startTwo()
    await expireGrants(books, ...ids)
    await until('all have expired', async () => (await expired(ids)) === ids.length)
    expect(await journals(ids)).toBe(ids.length)
    expect(await expired(active)).toBe(0)
    expect(await books.balance('player:bonus', ids[0]!)).toBe(0n)
    expect(await books.balance('player:bonus', active[0]!)).toBe(100n)
  })

  it('is skipped while claimed by a worker and taken over after that worker crashed', async () => {
    const ids = await grants(newPlayers(2))
    await expireGrants(books, ...ids)
    const crashed: LaneClient = { submit: () => Promise.reject(new Error('crashed')) }
    await expect(expireBonuses(depsWith(crashed), books.memberId)).rejects.toThrow('crashed')
    expect(await expireBonuses(depsWith(lane), books.memberId)).toBe(false)
    expect(await expired(ids)).toBe(0)
    startTwo()
    await until('the end of the claim', async () => (await expired(ids)) === 2)
    expect(await journals(ids)).toBe(2)
  })
})

describe('a subscription', () => {
  const subscribe = async (playerId: number, instances: number): Promise<number> => {
    const answer = await lane.submit(books.memberId, 'openSubscription', {
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
  const readState = async (id: number) => {
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

  it('plays once in an opened instance with two workers, and a later subscription waits for the next instance', async () => {
    const playerIds = newPlayers(20)
    const ids = await Promise.all(playerIds.map(playerId => subscribe(playerId, 2)))
    startTwo()
    const instanceId = await books.instance()
    const late = newPlayers(1)[0]!
    const lateId = await subscribe(late, 1)
    await until('the run of the instance', () => isDone(instanceId))
    for (const playerId of playerIds) expect(await playsIn(instanceId, playerId)).toBe(1)
    expect(await playsIn(instanceId, late)).toBe(0)
    const next = await books.instance()
    await until('the run of the next instance', () => isDone(next))
    expect(await playsIn(next, late)).toBe(1)
    expect(await readState(lateId)).toBe('0 ENDED')
    expect(await Promise.all(ids.map(readState))).toEqual(ids.map(() => '0 ENDED'))
    expect(await books.balance('player:subs', playerIds[0]!)).toBe(0n)
    expect(await books.balance('player:cash', playerIds[0]!)).toBe(10_000n - 2n * playCost)
  })

  it('plays its last game in the instance that starts first', async () => {
    const [playerId] = newPlayers(1) as [number]
    await subscribe(playerId, 1)
    const later = await books.instance({ startsInMs: 7_200_000 })
    const sooner = await books.instance({ startsInMs: 3_600_000 })
    startTwo()
    await until('both runs', async () => (await isDone(sooner)) && isDone(later))
    expect([await playsIn(sooner, playerId), await playsIn(later, playerId)]).toEqual([1, 0])
  })

  it('skips an instance it cannot pay for permanently and notifies the player once', async () => {
    const [playerId] = newPlayers(1) as [number]
    const id = await subscribe(playerId, 1)
    const expensive = await books.instance({ cost: 300n })
    startTwo()
    await until('the run', () => isDone(expensive))
    expect(await playsIn(expensive, playerId)).toBe(0)
    expect(await readState(id)).toBe('1 ACTIVE')
    const skipped = await books.rows<{ result: unknown }>(
      `SELECT result FROM journal WHERE kind = 'sub-skip' AND op_key = $1`,
      [`sub:${id}:${expensive}`],
    )
    expect(skipped.map(row => row.result)).toEqual([{ skipped: 'notEnoughFunds' }])
    // A lower price and another run do not change the decision.
    await books.rows('UPDATE game_instance SET price = 200 WHERE id = $1', [expensive])
    await books.rows('UPDATE subscription_run SET due_at = clock_timestamp() WHERE instance_id = $1', [
      expensive,
    ])
    await until('the second run', () => isDone(expensive))
    expect(await playsIn(expensive, playerId)).toBe(0)
    const notices = await noticesTo(playerId)
    expect(notices.map(({ body }) => body.title)).toEqual(['Subscription not played'])
    expect(notices[0]!.body.message).toContain(`did not play in game ${expensive}: its price has gone up`)
  })

  it('plays once when the worker crashes between the lane and the end of the run', async () => {
    const playerIds = newPlayers(5)
    await Promise.all(playerIds.map(playerId => subscribe(playerId, 3)))
    const instanceId = await books.instance()
    await expect(playSubscriptions(depsWith(createCrashingLane()), books.memberId)).rejects.toThrow('crashed')
    expect(await isDone(instanceId)).toBe(false)
    expect(await playSubscriptions(depsWith(lane), books.memberId)).toBe(false)
    startTwo()
    await until('the end of the claim', () => isDone(instanceId))
    for (const playerId of playerIds) expect(await playsIn(instanceId, playerId)).toBe(1)
  })

  it('submits nothing when no instance has opened', async () => {
    const submitted: CommandName[] = []
    const spy: LaneClient = {
      submit(memberId, name, request) {
        submitted.push(name)
        return lane.submit(memberId, name, request)
      },
    }
    while (await playSubscriptions(depsWith(spy), books.memberId));
    submitted.length = 0
    expect(await playSubscriptions(depsWith(spy), books.memberId)).toBe(false)
    expect(submitted).toEqual([])
  })
})
