import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Broker } from '#platform/broker/broker.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { countLockWaits } from '#testing/count-lock-waits.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { quietLog } from '#testing/quiet-log.test-support.ts'
import { expireLease, startLane, takeLane, testTools } from '#testing/take-lane.test-support.ts'
import { testLaneKeys } from '#testing/test-lane-keys.test-support.ts'
import { testBroker } from '#testing/test-broker.test-support.ts'
import { until } from '#testing/until.test-support.ts'
import { unsigned } from '#testing/unsigned.test-support.ts'
import { runBatch } from './batch.ts'
import { createLaneClient, LaneRefusal } from './lane-client.ts'
import { startLanes } from './lane-service.ts'
import { LeaseLost, takeLease } from './lease.ts'
import { withMemberClient } from '#ledger/member-client.ts'

let books: Books
let broker: Broker
let players: number[]

beforeAll(async () => {
  books = await openBooks({ cap: 10_000 })
  broker = await testBroker()
})
beforeEach(async () => {
  await expireLease(books.owner, books.memberId)
  players = await books.players(100)
})
afterAll(async () => {
  const problems = await books.problems()
  await broker.close()
  await books.close()
  expect(problems).toEqual([])
})

const startService = () =>
  startLanes({
    pool: books.app.pool,
    broker,
    log: quietLog,
    tools: testTools,
    keys: testLaneKeys,
    observe: () => undefined,
  })

const journalCount = async (opKeys: readonly string[]) => {
  const { n, keys } = await books.one<{ n: bigint; keys: bigint }>(
    'SELECT count(*) AS n, count(DISTINCT op_key) AS keys FROM journal WHERE op_key = ANY($1)',
    [opKeys],
  )
  return [Number(n), Number(keys)]
}

describe('a lease', () => {
  it('has one holder, is renewed under the same epoch, and a takeover increments the epoch', async () => {
    const { pool } = books.app
    const first = await takeLane(pool, books.memberId)
    const take = (owner: string) =>
      withMemberClient(pool, books.memberId, client => takeLease(client, books.memberId, owner))
    await expect(takeLane(pool, books.memberId)).rejects.toThrow('is taken')
    expect(await take(first.owner)).toBe(first.epoch)
    await expireLease(books.owner, books.memberId)
    const second = await takeLane(pool, books.memberId)
    expect(second.epoch).toBe(first.epoch + 1n)
    expect(await take(first.owner)).toBeUndefined()
    await second.release()
  })

  it('prevents every commit once it is lost during a pause', async () => {
    const instanceId = await books.instance()
    const old = await takeLane(books.app.pool, books.memberId)
    await expireLease(books.owner, books.memberId)
    const successor = await takeLane(books.app.pool, books.memberId)
    const command = joinCommand({ playerId: players[0]!, instanceId })
    await expect(runBatch(old, [command])).rejects.toThrow(LeaseLost)
    const woken = startLane(old)
    expect(await woken.submit(command)).toEqual({ refused: 'not-mine' })
    expect(woken.state.lost).toBe(1)
    expect(await woken.submit(command)).toEqual({ refused: 'not-mine' })
    expect(await journalCount([command.request.opKey])).toEqual([0, 0])
    expect(await startLane(successor).join(command)).toMatchObject({ exitCode: 0 })
    await successor.release()
  })

  it('cannot be taken over in the middle of a batch', async () => {
    const instanceId = await books.instance()
    const old = await takeLane(books.app.pool, books.memberId)
    const holding = await books.owner.connect()
    await holding.query('BEGIN')
    await holding.query('SELECT FROM game_instance WHERE id = $1 FOR UPDATE', [instanceId])
    const command = joinCommand({ playerId: players[0]!, instanceId })
    const batch = runBatch(old, [command])
    await until('the batch waits for the instance', async () => (await countLockWaits(books.owner)) > 0)
    let taken = false
    const takeover = expireLease(books.owner, books.memberId)
      .then(() => takeLane(books.app.pool, books.memberId))
      .finally(() => (taken = true))
    await new Promise(resolve => setTimeout(resolve, 100))
    expect(taken).toBe(false)
    await holding.query('COMMIT')
    holding.release()
    expect(await batch).toMatchObject([{ ok: { exitCode: 0 } }])
    const successor = await takeover
    await expect(runBatch(old, [joinCommand({ playerId: players[1]!, instanceId })])).rejects.toThrow(
      LeaseLost,
    )
    await successor.release()
  })
})

describe('two lane services', () => {
  it('one serves an operator, the other takes over when it stops, and nothing is decided twice', async () => {
    const instanceId = await books.instance()
    const lane = createLaneClient(broker, testLaneKeys)
    const services = [startService(), startService()]
    const holders = () => services.filter(service => service.holds().includes(books.memberId))
    const isShared = () => services.every(service => service.holds().length === 1)
    await until('each holds the lane of one of the two operators', isShared)
    const commands = Array.from({ length: 400 }, (_, i) =>
      joinCommand({ playerId: players[i % 100]!, instanceId }),
    )
    const pending = commands.map(async ({ request }, i) => {
      await new Promise(resolve => setTimeout(resolve, i * 5))
      return lane.submit(books.memberId, 'join', request)
    })
    await new Promise(resolve => setTimeout(resolve, 300))
    const [first] = holders()
    const [second] = services.filter(service => service !== first)
    expect(holders()).toHaveLength(1)
    await first!.stop()
    expect(await until('the second took over', () => second!.holds().includes(books.memberId))).toBeLessThan(
      5000,
    )
    const answers = await Promise.all(pending)
    await second!.stop()
    expect(answers.every(answer => answer.exitCode === 0)).toBe(true)
    expect(await journalCount(commands.map(({ request }) => request.opKey))).toEqual([400, 400])
  })

  it('a service survives terminated connections: every key is decided once, and the answers match the stored results', async () => {
    const instanceId = await books.instance()
    const lane = createLaneClient(broker, testLaneKeys)
    const service = startService()
    await until('the lane is held', () => service.holds().includes(books.memberId))
    const commands = Array.from({ length: 600 }, (_, i) =>
      joinCommand({ playerId: players[i % 100]!, instanceId }),
    )
    const pending = commands.map(async ({ request }, i) => {
      await new Promise(resolve => setTimeout(resolve, i * 3))
      return lane.submit(books.memberId, 'join', request)
    })
    let ended = 0
    for (let kill = 0; kill < 10; kill++) {
      await new Promise(resolve => setTimeout(resolve, 150))
      const { n } = await books.one<{ n: bigint }>(
        `SELECT count(pg_terminate_backend(pid)) AS n FROM pg_stat_activity WHERE datname = current_database() AND usename = 'fairground_app'`,
      )
      ended += Number(n)
    }
    expect(ended).toBeGreaterThan(0)
    const answers = await Promise.all(pending)
    await service.stop()
    const stored = await books.rows<{ op_key: string; result: unknown }>(
      'SELECT op_key, result FROM journal WHERE op_key = ANY($1)',
      [commands.map(({ request }) => request.opKey)],
    )
    expect(stored).toHaveLength(600)
    const results = new Map(stored.map(row => [row.op_key, row.result]))
    expect(commands.map(({ request }) => results.get(request.opKey))).toEqual(answers.map(unsigned))
  })

  it('the client throws the reason why a lane did not decide', async () => {
    const instanceId = await books.instance()
    const lane = createLaneClient(broker, testLaneKeys)
    const service = startService()
    await until('the lane is held', () => service.holds().includes(books.memberId))
    const { request } = joinCommand({ playerId: players[0]!, instanceId })
    await lane.submit(books.memberId, 'join', request)
    const other = lane.submit(books.memberId, 'join', { ...request, content: 'other' })
    await expect(other).rejects.toThrow(new LaneRefusal('conflict'))
    const bad = lane.submit(books.memberId, 'deposit', {
      opKey: 'bad',
      playerId: players[0]!,
      currency: 'EUR',
      amount: -1n,
    })
    await expect(bad).rejects.toThrow(new LaneRefusal('failed'))
    await service.stop()
  })
})
