import { randomInt, randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Books, depositCommand, openBooks } from '#testing/books.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { startLane, type TakenLane, takeLane } from '#testing/take-lane.test-support.ts'
import { unsigned } from '#testing/unsigned.test-support.ts'
import { queueLimit } from './lane.ts'

const playerCount = 500
let books: Books
let players: number[]
let taken: TakenLane

beforeAll(async () => {
  books = await openBooks({ cap: 100, playerMax: 10 })
  players = await books.players(playerCount, 1_000_000n)
})
beforeEach(async () => {
  taken = await takeLane(books.app.pool, books.memberId)
})
afterEach(() => taken.release())
afterAll(async () => {
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const countJournals = async (keys: readonly string[]) =>
  books.rows<{ op_key: string; n: bigint }>(
    'SELECT op_key, count(*) AS n FROM journal WHERE op_key = ANY($1) GROUP BY op_key',
    [keys],
  )

describe('a lane under concurrent commands', () => {
  it('never oversells: 20 times 500 joins for 100 plays', async () => {
    const lane = startLane(taken)
    for (let pass = 0; pass < 20; pass++) {
      const instanceId = await books.instance()
      const answers = await Promise.all(
        players.map(playerId => lane.join(joinCommand({ playerId, instanceId }))),
      )
      expect(answers.filter(answer => answer.exitCode === 0)).toHaveLength(100)
      expect(
        answers.filter(answer => answer.exitCode === 3 && 'reason' in answer && answer.reason === 'full'),
      ).toHaveLength(400)
      expect(await books.balance('game:escrow', instanceId)).toBe(20_000n)
      const { sold } = await books.one<{ sold: number }>('SELECT sold FROM game_instance WHERE id = $1', [
        instanceId,
      ])
      expect(sold).toBe(100)
    }
  })

  it('never lets a player exceed the maximum number of plays or the balance', async () => {
    const lane = startLane(taken)
    const instanceId = await books.instance()
    const playerId = players[0]!
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => lane.join(joinCommand({ playerId, instanceId }))),
    )
    expect(answers.filter(answer => answer.exitCode === 0)).toHaveLength(10)
    expect(answers.filter(answer => answer.exitCode === 5)).toHaveLength(54)
    await taken.release()
    const [poor] = await books.players(1, 1000n)
    taken = await takeLane(books.app.pool, books.memberId)
    const again = startLane(taken)
    const other = await books.instance()
    const poorly = await Promise.all(
      Array.from({ length: 32 }, () => again.join(joinCommand({ playerId: poor!, instanceId: other }))),
    )
    expect(poorly.filter(answer => answer.exitCode === 0)).toHaveLength(4)
    expect(poorly.filter(answer => answer.exitCode === 2)).toHaveLength(28)
    expect(await books.balance('player:cash', poor!)).toBe(160n)
  })

  it('decides each of 2,000 keys once, however often they are sent, and refuses changed content', async () => {
    const lane = startLane(taken)
    const instances: number[] = []
    for (let i = 0; i < 4; i++) instances.push(await books.instance({ cap: 1000 }))
    const keys = Array.from({ length: 2000 }, (_, i) => ({
      opKey: randomUUID(),
      playerId: players[i % playerCount]!,
      instanceId: instances[Math.floor(i / playerCount)]!,
    }))
    const firsts = keys.map(key => ({ key, command: joinCommand(key), times: randomInt(1, 6) }))
    const changed = firsts.filter((_, i) => i % 20 === 0)
    const sendings = firsts.flatMap(({ command, times }) => Array.from({ length: times }, () => command))
    const answers = new Map<string, Set<string>>()
    const send = async (command: (typeof sendings)[number]) => {
      const answer = await lane.join(command)
      const seen = answers.get(command.request.opKey) ?? new Set()
      answers.set(command.request.opKey, seen.add(JSON.stringify(answer)))
    }
    const shuffled = sendings
      .map(command => ({ command, place: randomInt(1_000_000) }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ command }) => command)
    for (let from = 0; from < shuffled.length; from += 1000)
      await Promise.all(shuffled.slice(from, from + 1000).map(send))
    const conflicts = await Promise.all(
      changed.map(({ key }) => lane.submit(joinCommand({ ...key, lines: [[5, 6]] }))),
    )
    expect(conflicts.every(reply => 'refused' in reply && reply.refused === 'conflict')).toBe(true)
    expect([...answers.values()].every(seen => seen.size === 1)).toBe(true)
    const journals = await countJournals(keys.map(key => key.opKey))
    expect(journals).toHaveLength(2000)
    expect(journals.every(({ n }) => n === 1n)).toBe(true)
  })

  it('refuses commands beyond the queue limit immediately', async () => {
    const lane = startLane(taken)
    const instanceId = await books.instance()
    const pending = Array.from({ length: queueLimit + 601 }, () =>
      lane.submit(joinCommand({ playerId: players[1]!, instanceId, count: 2 })),
    )
    const replies = await Promise.all(pending)
    // The first command runs immediately, the queue fills up, and the rest are refused.
    expect(replies.filter(reply => 'refused' in reply && reply.refused === 'overloaded')).toHaveLength(600)
    expect(replies.filter(reply => 'ok' in reply)).toHaveLength(queueLimit + 1)
  })
})

describe('a command that fails in the database', () => {
  it('is refused alone, and the rest of its batch is decided', async () => {
    const lane = startLane(taken)
    const instanceId = await books.instance()
    const overdrawn = {
      instanceId,
      gameId: books.gameId,
      currency: books.currency,
      revenue: 10n ** 12n,
      toJackpot: 0n,
      fromReserve: 0n,
    }
    const commands = [
      joinCommand({ playerId: players[2]!, instanceId }),
      ...players.slice(3, 10).map(playerId => joinCommand({ playerId, instanceId })),
      { name: 'closeBooks' as const, request: overdrawn },
      depositCommand(players[3]!, 2n ** 63n),
      depositCommand(players[3]!, -5n),
      depositCommand(999_999_999, 5n),
      ...players.slice(10, 20).map(playerId => joinCommand({ playerId, instanceId })),
    ]
    const replies = await Promise.all(commands.map(lane.submit))
    expect(lane.state.batches).toEqual([1, 21])
    const bad = replies.flatMap((reply, i) =>
      'refused' in reply ? [[commands[i]!.name, reply.refused]] : [],
    )
    expect(bad).toEqual([
      ['closeBooks', 'failed'],
      ['deposit', 'failed'],
      ['deposit', 'failed'],
      ['deposit', 'failed'],
    ])
    expect(await books.balance('game:escrow', instanceId)).toBe(18n * 200n)
  })

  it('two refund commands for the same instance in one batch pay once', async () => {
    const lane = startLane(taken)
    const instanceId = await books.instance()
    const before = await books.balance('player:cash', players[4]!)
    await Promise.all([1, 2, 3].map(() => lane.join(joinCommand({ playerId: players[4]!, instanceId }))))
    const refund = { name: 'refund' as const, request: { instanceId, currency: books.currency, limit: 2 } }
    const replies = await Promise.all(Array.from({ length: 6 }, () => lane.submit(refund)))
    expect(replies.at(-1)).toEqual({ ok: { refunded: 0, done: true } })
    expect(await books.balance('player:cash', players[4]!)).toBe(before)
  })
})

describe('a COMMIT with an unknown outcome', () => {
  it('is resolved by retrying the same keys: first answer, one journal', async () => {
    const pool = losingCommits(books.app.pool, 2)
    const lane = startLane({ ...taken, pool })
    const instanceId = await books.instance()
    const before = await books.balance('player:cash', players[5]!)
    const commands = [1, 2, 3].map(() => joinCommand({ playerId: players[5]!, instanceId }))
    const answers = await Promise.all(commands.map(command => lane.join(command)))
    const stored = await books.rows<{ result: unknown }>(
      'SELECT result FROM journal WHERE op_key = ANY($1) ORDER BY id',
      [commands.map(command => command.request.opKey)],
    )
    expect(stored.map(row => row.result)).toEqual(answers.map(unsigned))
    expect(await books.balance('player:cash', players[5]!)).toBe(before - 630n)
    expect(lane.state.lost).toBe(0)
  })

  it('the lane gives up after three attempts without an answer, and the next lane returns the stored answer', async () => {
    const instanceId = await books.instance()
    const command = joinCommand({ playerId: players[6]!, instanceId })
    const lane = startLane({ ...taken, pool: losingCommits(books.app.pool, 99) })
    expect(await lane.submit(command)).toEqual({ refused: 'not-mine' })
    expect(lane.state.lost).toBe(1)
    expect(await startLane(taken).join(command)).toMatchObject({ exitCode: 0, sold: 1 })
    expect(await countJournals([command.request.opKey])).toEqual([{ op_key: command.request.opKey, n: 1n }])
  })
})

/** The server commits, but the connection breaks before the reply arrives. */
const losingCommits = (pool: Pool, times: number): Pool => {
  let left = times
  const connect = async (): Promise<PoolClient> => {
    const client = await pool.connect()
    const query = async (text: string, values?: unknown[]) => {
      const result = await client.query(text, values)
      if (text === 'COMMIT' && left-- > 0) throw new Error('Connection terminated unexpectedly')
      return result
    }
    const bound = {
      query,
      on: client.on.bind(client),
      off: client.off.bind(client),
      release: client.release.bind(client),
    }
    return bound as unknown as PoolClient
  }
  return { connect } as unknown as Pool
}
