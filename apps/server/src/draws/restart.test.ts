import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atTime } from '#testing/at-time.test-support.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { type DrawStage, openDrawStage } from '#testing/draw-stage.test-support.ts'
import { type DeathPoint, Died, dyingAfter } from '#testing/dying-parts.test-support.ts'
import { meetingAtCountersign } from '#testing/meeting-parts.test-support.ts'
import { joinOf } from '#testing/join-of.test-support.ts'
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
  const { request } = joinOf({ playerId: players[0]!, instanceId, lines: [[1], [2], [1]] })
  await stage.parts.lane.ask(books.memberId, 'join', request)
  await stage.makeDue(instanceId)
  return instanceId
}

const fundJackpot = () =>
  stage.parts.lane.ask(books.memberId, 'fundJackpot', {
    opKey: `fund${funded++}`,
    gameId: books.gameId,
    currency: 'EUR',
    amount: 333n,
  })

const rowsOf = (id: number) =>
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
    'reveal',
    'closeBooks',
    'pay',
    'openChain',
  ]
  it.each(points)(
    'after %s was answered leaves nothing that the next one cannot finish, once',
    async point => {
      const id = await sold()
      const dying = dyingAfter(stage.parts, point)
      let deaths = 0
      await stage.finish(id, async () => {
        // Twice: the one that takes over may die at the same place.
        for (let death = 0; death < 2; death++) {
          await stage.step(id, dying).catch((error: unknown) => {
            if (!(error instanceof Died)) throw error
            deaths += 1
          })
          if ((await stage.status(id)) === 'ENDED') return
        }
        // The progressive may grow meanwhile: the sealed record must not change.
        if (deaths > 0) await fundJackpot()
        await stage.step(id)
      })
      expect(deaths).toBeGreaterThan(0)
      expect(await rowsOf(id)).toEqual(once)
    },
  )
})

describe('a worker that comes back after the round it had the record countersigned for', () => {
  it('tells what was known when the record was sealed, not what is known by now', async () => {
    const id = await sold()
    await stage.step(id)
    await expect(stage.step(id, dyingAfter(stage.parts, 'countersign'))).rejects.toThrow(Died)
    await atTime(Date.now() + 30_000, () => stage.step(id))
    const { seen, round } = await books.one<{ seen: bigint; round: bigint }>(
      'SELECT last_seen_round AS seen, round FROM draw_commit WHERE instance_id = $1',
      [id],
    )
    expect(seen).toBeLessThan(round)
    await stage.finish(id)
    expect(await rowsOf(id)).toEqual(once)
  })
})

describe('two workers on the same instance', () => {
  it('do each step once between them', async () => {
    const id = await sold()
    await stage.finish(id, async () => {
      const claimed = await stage.due(id)
      const organizer = await nextStep(stage.parts, claimed)
      await Promise.all([1, 2, 3].map(() => organizer(stage.parts, claimed)))
      await organizer(stage.parts, claimed)
    })
    expect(await rowsOf(id)).toEqual(once)
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

describe('a close record that comes too late', () => {
  it('spends its link in the open, and the draw is made with the next one, once', async () => {
    const id = await sold()
    await stage.step(id)
    const claimed = await stage.due(id)
    const organizer = await nextStep(stage.parts, claimed)
    const both = meetingAtCountersign(stage.parts, 2)
    const late = () => organizer(both, claimed)
    await expect(
      atTime(Date.now() + 30_000, () => organizer(dyingAfter(stage.parts, 'countersign'), claimed)),
    ).rejects.toThrow(Died)
    await atTime(Date.now() + 30_000, () => Promise.all([late(), late()]))
    expect(await rowsOf(id)).toMatchObject({ commits: 0, skips: 1 })
    await stage.finish(id)
    expect(await rowsOf(id)).toEqual({ ...once, skips: 1 })
    const { skipped, used } = await books.one<{ skipped: number; used: number }>(
      `SELECT s.chain_index AS skipped, c.chain_index AS used FROM draw_skip s JOIN draw_commit c USING (member_id, instance_id) WHERE s.instance_id = $1`,
      [id],
    )
    expect(used).toBe(skipped + 1)
  })
})

describe('two instances of one game that close together', () => {
  it('are drawn one after the other, the second with what the first left', async () => {
    const [first, second] = [await sold(), await sold()]
    await stage.step(first)
    await stage.step(second)
    await stage.step(first)
    await stage.step(second)
    expect(await rowsOf(second)).toMatchObject({ commits: 0 })
    await stage.finish(first)
    await stage.finish(second)
    expect(await rowsOf(second)).toMatchObject({ commits: 1, results: 1, records: 1 })
  })
})
