import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atTime } from '#testing/at-time.test-support.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { type DrawStage, openDrawStage } from '#testing/draw-stage.test-support.ts'
import { type DeathPoint, Died, dyingAfter } from '#testing/dying-deps.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { nextStep } from './next-step.ts'

let books: Books
let stage: DrawStage
let players: number[]
let funded = 0

beforeAll(async () => {
  books = await openBooks({ pick: 1, from: 2, cost: 100n, fee: 5n })
  players = await books.players(2)
  stage = await openDrawStage(books)
})
afterAll(async () => {
  await stage.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const sold = async (): Promise<number> => {
  const instanceId = await books.instance()
  const { request } = joinCommand({ playerId: players[0]!, instanceId, lines: [[1], [2], [1]] })
  await stage.deps.lane.submit(books.memberId, 'join', request)
  await stage.makeDue(instanceId)
  return instanceId
}

const fundJackpot = () =>
  stage.deps.lane.submit(books.memberId, 'fundJackpot', {
    opKey: `fund${funded++}`,
    gameId: books.gameId,
    currency: 'EUR',
    amount: 333n,
  })

const countRows = (id: number) =>
  books.one(
    `SELECT (SELECT count(*)::int FROM draw_commit WHERE instance_id = $1) AS commits,
            (SELECT count(*)::int FROM draw_result WHERE instance_id = $1) AS results,
            (SELECT count(*)::int FROM draw_record WHERE instance_id = $1) AS records,
            (SELECT count(*)::int FROM journal WHERE kind = 'close-books' AND ref = $1) AS books,
            (SELECT count(*)::int FROM journal WHERE kind = 'pay' AND ref = $1) AS paid,
            (SELECT count(*)::int FROM draw_skip WHERE instance_id = $1) AS skips`,
    [id],
  )

const once = { commits: 1, results: 1, records: 1, books: 1, paid: 3, skips: 0 }

describe('a worker that dies', () => {
  const points: readonly DeathPoint[] = [
    'latest',
    'countersign',
    'sign',
    'round',
    'signBalance',
    'signWinners',
    'closeBooks',
    'pay',
  ]
  it.each(points)(
    'after the answer to %s is replaced by a worker that finishes the draw exactly once',
    async point => {
      const id = await sold()
      const dying = dyingAfter(stage.deps, point)
      let deaths = 0
      await stage.finish(id, async () => {
        // Twice, because the next worker can die at the same place.
        for (let death = 0; death < 2; death++) {
          await stage.step(id, dying).catch((error: unknown) => {
            if (!(error instanceof Died)) throw error
            deaths += 1
          })
          if ((await stage.status(id)) === 'ENDED') return
        }
        // The jackpot grows meanwhile. The close record must not change.
        if (deaths > 0) await fundJackpot()
        await stage.step(id)
      })
      expect(deaths).toBeGreaterThan(0)
      expect(await countRows(id)).toEqual(once)
    },
  )
})

describe('a worker that restarts after the beacon round of its countersigned record', () => {
  it('records the last round seen at the countersignature, not the current one', async () => {
    const id = await sold()
    await stage.step(id)
    await expect(stage.step(id, dyingAfter(stage.deps, 'countersign'))).rejects.toThrow(Died)
    await atTime(Date.now() + 30_000, () => stage.step(id))
    const { seen, round } = await books.one<{ seen: bigint; round: bigint }>(
      'SELECT last_seen_round AS seen, round FROM countersigned_close WHERE instance_id = $1',
      [id],
    )
    expect(seen).toBeLessThan(round)
    await stage.finish(id)
    expect(await countRows(id)).toEqual(once)
  })
})

describe('two workers on the same instance', () => {
  it('take each step once between them', async () => {
    const id = await sold()
    await stage.finish(id, async () => {
      const claimed = await stage.due(id)
      const organizer = await nextStep(stage.deps, claimed)
      await Promise.all([1, 2, 3].map(() => organizer(stage.deps, claimed)))
      await organizer(stage.deps, claimed)
    })
    expect(await countRows(id)).toEqual(once)
    const events = await books.rows<{ kind: string }>(
      'SELECT kind FROM instance_event WHERE instance_id = $1 ORDER BY n',
      [id],
    )
    expect(events.map(row => row.kind)).toEqual([
      'closed',
      'sealing',
      'sealed',
      'beacon',
      'ready',
      'started',
      'ended',
    ])
  })
})

describe('a close record that comes too late for the signer', () => {
  it('spends no link, and the sale closes again', async () => {
    const id = await sold()
    await stage.step(id)
    const claimed = await stage.due(id)
    const organizer = await nextStep(stage.deps, claimed)
    const late = () => organizer(stage.deps, claimed)
    await atTime(Date.now() + 30_000, () => Promise.all([late(), late()]))
    expect(await countRows(id)).toMatchObject({ commits: 0, skips: 0 })
    await stage.finish(id)
    expect(await countRows(id)).toEqual(once)
    const events = await books.rows(`SELECT FROM instance_event WHERE instance_id = $1 AND kind = 'late'`, [
      id,
    ])
    expect(events).toHaveLength(1)
  })
})

describe('two instances of one game that close together', () => {
  it('are drawn one after the other, and the second waits for the first', async () => {
    const [first, second] = [await sold(), await sold()]
    await stage.step(first)
    await stage.step(second)
    await stage.step(first)
    await stage.step(second)
    expect(await countRows(second)).toMatchObject({ commits: 0 })
    await stage.finish(first)
    await stage.finish(second)
    expect(await countRows(second)).toMatchObject({ commits: 1, results: 1, records: 1 })
  })
})
