import { inMember } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { limitCommand } from '#testing/bonus-commands.test-support.ts'
import { type Books, depositCommand, openBooks } from '#testing/books.test-support.ts'
import { countLockWaits } from '#testing/count-lock-waits.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { expireLease, startLane, type TakenLane, takeLane } from '#testing/take-lane.test-support.ts'
import { until } from '#testing/until.test-support.ts'
import type { AnyCommand } from '#ledger/commands.ts'
import { decideEarlyFrom } from './collect.ts'

const many = decideEarlyFrom
let books: Books
let players: number[]
let taken: TakenLane
let instanceId: number

beforeAll(async () => {
  books = await openBooks({ cap: 10_000, playerMax: 1000 })
  players = await books.players(3 * many, 100_000n)
})
beforeEach(async () => {
  instanceId = await books.instance()
  taken = await takeLane(books.app.pool, books.memberId)
})
afterEach(() => taken.release())
afterAll(async () => {
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

interface Holds {
  /** The commit with this number is rolled back, and its connection breaks. */
  readonly lostCommit: number
  readonly beforeFence: () => Promise<unknown>
}

/**
 * Starts a lane that waits for `beforeCommit` before each commit. It counts the fences: one for each batch, and another one
 * if the lane discards an early batch and decides it again.
 */
const startHeldLane = (
  beforeCommit: (nth: number) => Promise<unknown>,
  { lostCommit = 0, beforeFence = async () => undefined }: Partial<Holds> = {},
) => {
  const counts = { commits: 0, fences: 0, early: 0 }
  const connect = async (): Promise<PoolClient> => {
    const client = await taken.pool.connect()
    let isWriter = false
    let mayFence: Promise<unknown> | undefined
    const query = async (statement: string | { text: string }, values?: unknown[]) => {
      const text = typeof statement === 'string' ? statement : statement.text
      if (text.includes('FOR NO KEY UPDATE OF l')) {
        isWriter = true
        counts.fences += 1
        mayFence = beforeFence()
      }
      // The lane sends statements behind its fence before the fence has passed.
      await mayFence
      if (text !== 'COMMIT') return client.query(statement as string, values)
      if (!isWriter) counts.early += 1
      else {
        counts.commits += 1
        const isLost = counts.commits === lostCommit
        await beforeCommit(counts.commits)
        if (isLost) {
          await client.query('ROLLBACK')
          throw new Error('Connection terminated unexpectedly')
        }
      }
      return client.query(text)
    }
    const bound = { query, on: client.on.bind(client), off: client.off.bind(client) }
    return { ...bound, release: client.release.bind(client) } as unknown as PoolClient
  }
  const lane = startLane({ ...taken, pool: { connect } as unknown as Pool })
  return { lane, counts }
}

type HeldLane = ReturnType<typeof startHeldLane>

interface TwoBatches {
  readonly meanwhile?: (lane: HeldLane['lane']) => Promise<unknown>
  readonly lostCommit?: number | undefined
  readonly first?: AnyCommand
}

const toJoins = (ids: readonly number[]) => ids.map(playerId => joinCommand({ playerId, instanceId }))

/**
 * Sells to the first player, and to the others while that purchase waits for its commit. `meanwhile` starts before the
 * commit and ends at once, or waits for a lock that the batch holds and ends after the commit.
 */
const sellTwoBatches = async (
  seconds: readonly AnyCommand[],
  { meanwhile, lostCommit = 0, first = joinCommand({ playerId: players[0]!, instanceId }) }: TwoBatches = {},
) => {
  const late: Promise<unknown>[] = []
  const replies: ReturnType<HeldLane['lane']['submit']>[] = []
  const holds = { lostCommit, beforeFence: () => Promise.all(late) }
  const held: HeldLane = startHeldLane(async nth => {
    if (nth > 1) return
    replies.push(...seconds.map(held.lane.submit))
    const waitUntil = performance.now() + 500
    await until(
      'they are decided early, or not',
      () => held.counts.early > 0 || performance.now() > waitUntil,
    )
    let isOver = meanwhile === undefined
    if (meanwhile) late.push(meanwhile(held.lane).finally(() => (isOver = true)))
    // The next batch waits for it.
    await until(
      'it ends or waits for the batch',
      async () => isOver || (await countLockWaits(books.owner)) > 0,
    )
  }, holds)
  const firstReply = await held.lane.submit(first)
  const all = await Promise.all(replies)
  await Promise.all(late)
  return { held, first, firstReply, replies: all, codes: all.map(toCode) }
}

const toCode = (reply: Awaited<ReturnType<HeldLane['lane']['submit']>>): number | string =>
  'refused' in reply ? reply.refused : (reply.ok as { exitCode: number }).exitCode

const readBuyers = async () => {
  const rows = await books.rows<{ player_id: number }>(
    'SELECT player_id FROM ticket WHERE instance_id = $1 ORDER BY seq',
    [instanceId],
  )
  return rows.map(row => row.player_id)
}

const change = (text: string, id: number) =>
  inMember(books.app.db, books.memberId, tx => sql.raw(text.replace('$1', String(id))).execute(tx))

const allOf = <T>(value: T, count = many): T[] => Array.from({ length: count }, () => value)

describe('purchases that wait while a batch is committed', () => {
  it('are decided meanwhile, and written once in the order of their arrival', async () => {
    const ids = players.slice(0, many)
    const { held, codes } = await sellTwoBatches(toJoins(ids))
    expect(codes).toEqual(allOf(0))
    expect(held.counts).toEqual({ commits: 2, fences: 2, early: 1 })
    expect(held.lane.state.batches).toEqual([1, many])
    expect(await readBuyers()).toEqual([players[0], ...ids])
    expect(await books.balance('game:escrow', instanceId)).toBe(BigInt(many + 1) * 200n)
  })

  it('are followed by purchases that are decided on what they leave', async () => {
    const thirds = toJoins(players.slice(0, many))
    const replies: ReturnType<HeldLane['lane']['submit']>[] = []
    const held: HeldLane = startHeldLane(async nth => {
      if (nth < 3)
        replies.push(...(nth === 1 ? toJoins(players.slice(0, many)) : thirds).map(held.lane.submit))
      await new Promise(resolve => setTimeout(resolve, 100))
    })
    await held.lane.submit(joinCommand({ playerId: players[0]!, instanceId }))
    await until('both are answered', () => held.counts.commits === 3)
    expect((await Promise.all(replies)).map(toCode)).toEqual(allOf(0, 2 * many))
    expect(held.counts).toEqual({ commits: 3, fences: 3, early: 2 })
    expect(await held.lane.join(thirds[0]!)).toMatchObject({ playerPlays: 3, sold: many + 2 })
  })

  it('wait for the commit if they are few', async () => {
    const { held, codes } = await sellTwoBatches(toJoins(players.slice(0, many - 1)))
    expect(codes).toEqual(allOf(0, many - 1))
    expect(held.counts).toEqual({ commits: 2, fences: 2, early: 0 })
  })

  it('wait for the commit beside a command of another kind', async () => {
    const { held, codes } = await sellTwoBatches([
      depositCommand(players[0]!, 500n),
      ...toJoins(players.slice(0, many)),
    ])
    expect(codes.slice(1)).toEqual(allOf(0))
    expect(held.counts).toEqual({ commits: 2, fences: 2, early: 0 })
  })

  it('wait for the commit beside a copy of a purchase in the batch, which is answered alike', async () => {
    const first = joinCommand({ playerId: players[0]!, instanceId })
    const { held, firstReply, replies } = await sellTwoBatches([first, ...toJoins(players.slice(0, many))], {
      first,
    })
    expect(replies[0]).toEqual(firstReply)
    expect(held.counts).toEqual({ commits: 2, fences: 2, early: 0 })
    expect(await readBuyers()).toHaveLength(many + 1)
  })

  it('count towards the limits of their players', async () => {
    const limited = players[2 * many]!
    await taken.release()
    await books.run([limitCommand({ playerId: limited, newCap: 420n })])
    taken = await takeLane(books.app.pool, books.memberId)
    const seconds = toJoins([limited, limited, limited, ...players.slice(4, many + 1)])
    const { held, codes } = await sellTwoBatches(seconds)
    expect(codes).toEqual([0, 0, 6, ...allOf(0, many - 3)])
    expect(held.counts).toMatchObject({ fences: 2, early: 1 })
    const [next] = await Promise.all(toJoins([limited]).map(held.lane.submit))
    expect(toCode(next!)).toBe(6)
  })
})

describe('decisions that were made early', () => {
  it('are made again after a ban, and the banned player is refused', async () => {
    const banned = players[3]!
    const { held, codes } = await sellTwoBatches(toJoins(players.slice(0, many)), {
      meanwhile: () => change(`UPDATE player SET status = 'banned' WHERE id = $1`, banned),
    })
    expect(codes).toEqual(players.slice(0, many).map(id => (id === banned ? 7 : 0)))
    expect(held.counts).toEqual({ commits: 3, fences: 3, early: 1 })
    await change(`UPDATE player SET status = 'active' WHERE id = $1`, banned)
  })

  it('are made again after the end of the sale, and sell nothing', async () => {
    const { held, codes } = await sellTwoBatches(toJoins(players.slice(0, many)), {
      meanwhile: () =>
        change('UPDATE game_instance SET reg_end = clock_timestamp() WHERE id = $1', instanceId),
    })
    expect(codes).toEqual(allOf(3))
    expect(held.counts).toMatchObject({ fences: 3, early: 1 })
    expect(await readBuyers()).toEqual([players[0]])
  })

  it('are made again if the batch before is rolled back, and every purchase is booked once', async () => {
    const ids = players.slice(0, many)
    const { held, firstReply, codes } = await sellTwoBatches(toJoins(ids), { lostCommit: 1 })
    expect(toCode(firstReply)).toBe(0)
    expect(codes).toEqual(allOf(0))
    expect(held.counts).toMatchObject({ fences: 4, early: 1 })
    expect((await readBuyers()).toSorted((a, b) => a - b)).toEqual(
      [ids[0], ...ids].toSorted((a, b) => a! - b!),
    )
    expect(await held.lane.join(joinCommand({ playerId: ids[0]!, instanceId }))).toMatchObject({
      playerPlays: 3,
    })
  })

  it('are not written by a lane that was overtaken, and the next lane decides each purchase once', async () => {
    const seconds = toJoins(players.slice(0, many))
    const { held, codes, first } = await sellTwoBatches(seconds, {
      meanwhile: async () => {
        await expireLease(books.owner, books.memberId)
        taken = await takeLane(books.app.pool, books.memberId)
      },
    })
    expect(codes).toEqual(allOf('not-mine'))
    expect(held.lane.state.lost).toBe(1)
    const next = startLane(taken)
    const answers = await Promise.all([first, ...seconds, ...seconds].map(command => next.join(command)))
    expect(answers.every(({ exitCode }) => exitCode === 0)).toBe(true)
    expect(await readBuyers()).toHaveLength(many + 1)
  })

  it('are dropped when the lane stops, and no purchase is booked', async () => {
    let stopped: Promise<void> | undefined
    const { codes, held } = await sellTwoBatches(toJoins(players.slice(0, many)), {
      meanwhile: async lane => {
        stopped = lane.stop()
      },
    })
    await stopped
    expect(codes).toEqual(allOf('not-mine'))
    expect(held.counts.fences).toBe(1)
    expect(await readBuyers()).toEqual([players[0]])
  })
})
