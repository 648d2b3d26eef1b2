import { databaseNow } from '@fairground/database/transaction'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { takeLease } from '#ledger/lane/lease.ts'
import { atTime } from '#testing/at-time.test-support.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { type DrawStage, openDrawStage } from '#testing/draw-stage.test-support.ts'
import { Died, dyingAfter } from '#testing/dying-deps.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { recordFailure } from './failure.ts'
import { openInstances } from './open-instances.ts'
import { refundInstance } from './refund-organizer.ts'

let books: Books
let stage: DrawStage
let players: number[]
const day = 86_400_000

beforeAll(async () => {
  books = await openBooks({ pick: 1, from: 2, cost: 100n, fee: 5n, cap: 2000 })
  players = await books.players(11)
  stage = await openDrawStage(books)
})
afterEach(() => {
  stage.beacon.state.silent = false
})
afterAll(async () => {
  await stage.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const sell = (instanceId: number, playerId: number, plays: number) => {
  const lines = Array.from({ length: plays }, (_, i) => [1 + (i % 2)])
  return stage.deps.lane.submit(books.memberId, 'join', joinCommand({ playerId, instanceId, lines }).request)
}

const readCash = () => Promise.all(players.map(id => books.balance('player:cash', id)))

const commitDraw = async (): Promise<number> => {
  const id = await books.instance()
  await sell(id, players[0]!, 3)
  await stage.makeDue(id)
  await stage.step(id)
  await stage.step(id)
  if (await stage.isSealed(id)) await stage.step(id)
  return id
}

describe('a worker with a clock that is one month ahead', () => {
  it('neither gives a failing draw up nor delays it', async () => {
    const id = await books.instance()
    await sell(id, players[0]!, 1)
    await stage.makeDue(id)
    await stage.step(id)
    const due = await stage.due(id)
    await atTime(Date.now() + 30 * day, () =>
      recordFailure({ ...stage.deps, readTime: databaseNow }, due, new Error('no answer')),
    )
    const { waitsMs } = await books.one<{ waitsMs: number }>(
      `SELECT extract(epoch FROM due_at - clock_timestamp())::float8 * 1000 AS "waitsMs" FROM game_instance WHERE id = $1`,
      [id],
    )
    expect(waitsMs).toBeLessThan(60_000)
    const { count } = await books.one<{ count: number }>(
      `SELECT count(*)::int AS count FROM instance_event WHERE instance_id = $1 AND kind = 'refunding'`,
      [id],
    )
    expect(count).toBe(0)
  })
})

describe('a beacon that is silent', () => {
  it('delays the draw for up to a day and is never replaced by another round', async () => {
    const id = await commitDraw()
    const at = await stage.beaconRoundTime(id)
    stage.beacon.state.silent = true
    const { round } = await books.one<{ round: bigint }>(
      'SELECT round FROM draw_commit WHERE instance_id = $1',
      [id],
    )
    for (const later of [1, 60_000, day - 60_000]) {
      await atTime(at + later, () => expect(stage.step(id)).rejects.toThrow(`round ${round}`))
    }
    stage.beacon.state.silent = false
    await atTime(at + day - 1000, () => stage.step(id))
    const drawn = await books.one<{ round: bigint }>('SELECT round FROM draw_beacon WHERE instance_id = $1', [
      id,
    ])
    expect(drawn.round).toBe(round)
    // A worker that gave up earlier can no longer refund the draw.
    await refundInstance(stage.deps, await stage.due(id), 'too late')
    expect(await stage.status(id)).toBe('CLOSED')
    for (let i = 0; i < 3; i++) {
      await stage.step(id)
      await stage.makeDue(id)
    }
    expect(await stage.status(id)).toBe('ENDED')
  })

  it('leads to a refund of all stakes after a day', async () => {
    const before = await readCash()
    const id = await commitDraw()
    stage.beacon.state.silent = true
    await atTime((await stage.beaconRoundTime(id)) + day + 1000, () => stage.step(id))
    expect(await stage.status(id)).toBe('REFUNDED')
    expect(await readCash()).toEqual(before)

    // The next draw waits for the link of the refunded one, which is revealed once its beacon round is published.
    stage.beacon.state.silent = false
    const next = await commitDraw()
    expect(await books.rows('SELECT FROM draw_commit WHERE instance_id = $1', [next])).toEqual([])
    // The beacon publishes early and the clock does not change: a commit dated in the future would sort after later ones.
    stage.beacon.state.aheadMs = (await stage.beaconRoundTime(id)) - Date.now()
    await stage.step(next)
    stage.beacon.state.aheadMs = 0
    await stage.finish(next)
  })

  it.each([true, false])(
    'delays the commit of a draw for no longer than a day (silent: %s)',
    async silent => {
      const first = await commitDraw()
      const before = await readCash()
      const second = await commitDraw()
      expect(await stage.status(second)).toBe('CLOSED')
      stage.beacon.state.silent = silent
      await atTime(Date.now() + day - 60_000, () => stage.step(second).catch(() => undefined))
      expect(await stage.status(second)).toBe('CLOSED')
      await atTime(Date.now() + day + 60_000, () => stage.step(second))
      expect(await stage.status(second)).toBe('REFUNDED')
      expect(await readCash()).toEqual(before)
      stage.beacon.state.silent = false
      await stage.finish(first)
    },
  )
})

describe('a refund that is interrupted', () => {
  it('is completed exactly by the next worker and cannot be replaced by another step', async () => {
    await books.rows('UPDATE game SET min_plays = 5000, max_reschedules = 0 WHERE member_id = $1', [
      books.memberId,
    ])
    const before = await readCash()
    const id = await books.instance()
    for (const playerId of players) await sell(id, playerId, 100)
    await stage.makeDue(id)
    await expect(stage.step(id, dyingAfter(stage.deps, 'refund'))).rejects.toThrow(Died)
    const { n } = await books.one<{ n: bigint }>(
      `SELECT count(*) AS n FROM ticket_outcome WHERE instance_id = $1`,
      [id],
    )
    expect(n).toBe(1000n)
    expect(await stage.status(id)).toBe('RETRY')
    await books.rows('UPDATE game SET min_plays = 1, max_reschedules = 1 WHERE member_id = $1', [
      books.memberId,
    ])
    await stage.step(id)
    expect(await stage.status(id)).toBe('REFUNDED')
    expect(await readCash()).toEqual(before)
    const events = await books.rows<{ kind: string }>(
      'SELECT kind FROM instance_event WHERE instance_id = $1 ORDER BY n',
      [id],
    )
    expect(events.map(row => row.kind)).toEqual(['refunding', 'refunded'])
  })

  it('refunds a play that was sold in the same batch', async () => {
    const before = await readCash()
    const id = await books.instance()
    await sell(id, players[1]!, 1)
    const refund = () =>
      stage.deps.lane.submit(books.memberId, 'refund', { instanceId: id, currency: 'EUR', limit: 10 })
    // The first command runs alone. The next two share one batch.
    await Promise.all([sell(id, players[2]!, 1), sell(id, players[3]!, 1), refund()])
    while (!(await refund()).done);
    expect(await stage.status(id)).toBe('REFUNDED')
    expect(await readCash()).toEqual(before)
  })
})

describe('a step that fails repeatedly', () => {
  it('publishes gameFailRetry and the instance continues from there', async () => {
    const id = await books.instance()
    await sell(id, players[0]!, 2)
    await stage.makeDue(id)
    await stage.step(id)
    for (let i = 0; i < 3; i++) await recordFailure(stage.deps, await stage.due(id), new Error('no luck'))
    expect(await stage.status(id)).toBe('RETRY')
    const readLast = () =>
      books.one<{ event: string; number: number; version: number }>(
        `SELECT event, (body ->> 'eventType')::int AS number, (body ->> 'version')::int AS version
           FROM outbox WHERE topic = $1 ORDER BY txid DESC, id DESC LIMIT 1`,
        [`game.${books.memberId}.${id}`],
      )
    const first = await readLast()
    expect(first).toMatchObject({ event: 'gameFailRetry', number: 13 })
    await recordFailure(stage.deps, await stage.due(id), new Error('no luck'))
    expect(await readLast()).toEqual({ event: 'gameFailRetry', number: 14, version: first.version + 1 })
    await stage.step(id)
    await stage.step(id)
    await atTime(await stage.beaconRoundTime(id), () => stage.step(id))
    await stage.step(id)
    expect(await stage.status(id)).toBe('READY')
  })
})

describe('closing', () => {
  it('waits for the running batch, so that events are published in the order of their versions', async () => {
    const id = await books.instance()
    await sell(id, players[0]!, 1)
    await stage.makeDue(id)
    const batch = await books.app.pool.connect()
    await batch.query('BEGIN')
    await batch.query(`SELECT set_config('app.member', $1, true)`, [String(books.memberId)])
    await takeLease(batch, books.memberId, '00000000-0000-4000-8000-000000000000')
    await batch.query('SELECT FROM lane WHERE member_id = $1 FOR NO KEY UPDATE', [books.memberId])
    let closed = false
    const closing = stage.step(id).then(() => (closed = true))
    await new Promise(resolve => setTimeout(resolve, 200))
    expect(closed).toBe(false)
    await batch.query('ROLLBACK')
    batch.release()
    await closing
    expect(await stage.status(id)).toBe('CLOSED')
  })
})

describe('opening', () => {
  it('opens each of the next instances once when several workers run', async () => {
    await books.rows(
      'UPDATE game SET active = true, chain_anchor = NULL, log_index = NULL WHERE member_id = $1',
      [books.otherMemberId],
    )
    await Promise.all([1, 2, 3].map(() => openInstances(stage.deps, books.otherMemberId)))
    await openInstances(stage.deps, books.otherMemberId)
    const runs = await books.rows<{ id: number; ahead: boolean }>(
      'SELECT id, reg_end > clock_timestamp() AS ahead FROM game_instance WHERE member_id = $1 ORDER BY start_at',
      [books.otherMemberId],
    )
    expect(runs.map(run => run.ahead)).toEqual([true, true])
    const { n } = await books.one<{ n: bigint }>(
      `SELECT count(*) AS n FROM outbox WHERE topic = $1 AND event = 'gameCreate'`,
      [`lobby.${books.otherMemberId}`],
    )
    expect(n).toBe(2n)
  })
})
