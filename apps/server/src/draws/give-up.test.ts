import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Fault, hangsUp, refuses, startFaultySigner } from '#signer/faulty-signer.test-support.ts'
import { atTime } from '#testing/at-time.test-support.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { type DrawStage, openDrawStage } from '#testing/draw-stage.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { maxLateRecords } from './commit-organizer.ts'
import { refundAfterMs, maxRefusals, recordFailure } from './failure.ts'
import { nextStep } from './next-step.ts'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { takeStep } from './take-step.ts'

let books: Books
let stage: DrawStage
let faulty: Awaited<ReturnType<typeof startFaultySigner>>
let deps: OrganizerDeps
let players: number[]
const failed: string[] = []
const day = 86_400_000

beforeAll(async () => {
  books = await openBooks({ pick: 1, from: 2, cost: 100n, fee: 5n, cap: 2000 })
  players = await books.players(2)
  stage = await openDrawStage(books)
  faulty = await startFaultySigner(stage.deps.signer)
  deps = { ...stage.deps, signer: faulty.signer, observeFailure: status => void failed.push(status) }
})
afterEach(() => {
  faulty.clear()
  failed.length = 0
  stage.beacon.state.aheadMs = 0
})
afterAll(async () => {
  await faulty.stop()
  await stage.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const readCash = () => Promise.all(players.map(id => books.balance('player:cash', id)))

/** Takes the next step like a worker that claims the instance. */
const attempt = async (id: number): Promise<void> => takeStep(deps, await stage.due(id))

const closed = async (): Promise<number> => {
  const instanceId = await books.instance()
  for (const playerId of players) {
    const { request } = joinCommand({ playerId, instanceId, lines: [[1], [2]] })
    await stage.deps.lane.submit(books.memberId, 'join', request)
  }
  await stage.makeDue(instanceId)
  await stage.step(instanceId)
  return instanceId
}

/** A committed draw with its beacon round. The beacon publishes early and the clock does not change. */
const committedWithBeacon = async (): Promise<number> => {
  const id = await closed()
  stage.beacon.state.aheadMs = 60_000
  await stage.step(id)
  await atTime(await stage.beaconRoundTime(id), () => stage.step(id))
  return id
}

const readEventKinds = async (id: number) =>
  (
    await books.rows<{ kind: string }>('SELECT kind FROM instance_event WHERE instance_id = $1 ORDER BY n', [
      id,
    ])
  ).map(row => row.kind)

const readWaitSeconds = async (id: number): Promise<number> => {
  const { wait } = await books.one<{ wait: number }>(
    'SELECT extract(epoch FROM due_at - clock_timestamp())::float8 AS wait FROM game_instance WHERE id = $1',
    [id],
  )
  return wait
}

const expectRefunded = async (id: number, before: readonly bigint[]): Promise<void> => {
  expect(await stage.status(id)).toBe('REFUNDED')
  expect(await readCash()).toEqual(before)
  expect(await books.balance('game:escrow', id)).toBe(0n)
  expect(await books.rows('SELECT FROM draw_result WHERE instance_id = $1', [id])).toEqual([])
}

/** The next draw of the game works with a correct signer. */
const expectNextDrawWorks = async (): Promise<void> => {
  faulty.clear()
  const id = await committedWithBeacon()
  await stage.finish(id)
}

describe('a signer that is always late', () => {
  it('spends a limited number of links with exponential backoff before all stakes are refunded', async () => {
    const before = await readCash()
    const id = await closed()
    faulty.inject('countersign', proceed => atTime(Date.now() + 60_000, proceed))
    const waits: number[] = []
    for (let late = 1; late <= maxLateRecords; late++) {
      await attempt(id)
      waits.push(await readWaitSeconds(id))
    }
    expect(waits[0]).toBeLessThan(1)
    expect(waits.at(-1)).toBeGreaterThan(20)
    expect(await stage.status(id)).toBe('CLOSED')
    await attempt(id)
    await expectRefunded(id, before)
    const { skips } = await books.one<{ skips: number }>(
      'SELECT count(*)::int AS skips FROM draw_skip WHERE instance_id = $1',
      [id],
    )
    expect(skips).toBe(maxLateRecords)
    await expectNextDrawWorks()
  })
})

describe('a signer that refuses', () => {
  const refusals: readonly [string, 'countersign' | 'reveal', Fault][] = [
    ['to countersign', 'countersign', refuses],
    ['to reveal', 'reveal', refuses],
    ['the promised link and returns another', 'reveal', async () => ({ link: '00'.repeat(32) })],
  ]
  it.each(refusals)(
    '%s is retried a limited number of times before all stakes are refunded',
    async (_, call, how) => {
      const before = await readCash()
      const id = await (call === 'reveal' ? committedWithBeacon() : closed())
      faulty.inject(call, how)
      for (let refused = 1; refused < maxRefusals; refused++) await attempt(id)
      expect(await stage.status(id)).toBe('RETRY')
      expect(await readWaitSeconds(id)).toBeGreaterThan(20)
      expect(await readEventKinds(id)).not.toContain('refunding')
      await attempt(id)
      expect(await readEventKinds(id)).toContain('refunding')
      expect(await readWaitSeconds(id)).toBeLessThan(1)
      // A later success of the signer does not undo the refund.
      faulty.clear()
      await attempt(id)
      await expectRefunded(id, before)
      expect(failed).toHaveLength(maxRefusals)
      await expectNextDrawWorks()
    },
  )
})

describe('a reveal that fails after the beacon round was published', () => {
  it('is retried for a day before all stakes are refunded', async () => {
    const before = await readCash()
    const id = await committedWithBeacon()
    faulty.inject('reveal', hangsUp)
    for (let tried = 0; tried < maxRefusals + 2; tried++) await attempt(id)
    await atTime(Date.now() + day, () => attempt(id))
    expect(await stage.status(id)).toBe('RETRY')
    expect(await readEventKinds(id)).not.toContain('refunding')
    await atTime(Date.now() + refundAfterMs + 1000, () => attempt(id))
    await attempt(id)
    await expectRefunded(id, before)
    await expectNextDrawWorks()
  })

  it('has no effect when it succeeds during the refund', async () => {
    const before = await readCash()
    const id = await committedWithBeacon()
    const requested = Promise.withResolvers<void>()
    const mayAnswer = Promise.withResolvers<void>()
    faulty.inject('reveal', async proceed => {
      requested.resolve()
      await mayAnswer.promise
      return proceed()
    })
    const claimed = await stage.due(id)
    const revealing = (await nextStep(deps, claimed))(deps, claimed)
    await requested.promise
    await atTime(Date.now() + refundAfterMs + 1000, () => recordFailure(deps, claimed, new Error('away')))
    mayAnswer.resolve()
    await revealing
    expect(await stage.status(id)).not.toBe('READY')
    await attempt(id)
    await expectRefunded(id, before)
    await expectNextDrawWorks()
  })
})

describe('prizes that cannot be paid', () => {
  it('are retried without limit, reported by metrics and audit, and never refunded', async () => {
    const id = await committedWithBeacon()
    await stage.step(id)
    await stage.makeDue(id)
    await stage.step(id)
    expect(await stage.status(id)).toBe('STARTED')
    await books.rows(
      `CREATE FUNCTION no_outcome() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not now' USING ERRCODE = 'check_violation'; END $$`,
    )
    await books.rows(
      'CREATE TRIGGER no_outcome BEFORE INSERT ON ticket_outcome FOR EACH ROW EXECUTE FUNCTION no_outcome()',
    )
    for (let tried = 0; tried < maxRefusals + 2; tried++) await attempt(id)
    await atTime(Date.now() + refundAfterMs + day, () => attempt(id))
    expect(await stage.status(id)).toBe('STARTED')
    expect(await readEventKinds(id)).not.toContain('refunding')
    expect(failed).toEqual(Array.from({ length: maxRefusals + 3 }, () => 'STARTED'))
    expect(await books.problems()).toEqual([
      expect.stringContaining(`instance ${id} is STARTED and its next step failed ${failed.length} times`),
    ])
    await books.rows('DROP TRIGGER no_outcome ON ticket_outcome')
    await attempt(id)
    expect(await stage.status(id)).toBe('ENDED')
    const { paid, winners } = await books.one<{ paid: number; winners: number }>(
      `SELECT (SELECT count(*)::int FROM journal WHERE kind = 'pay' AND ref = $1) AS paid,
              (SELECT count(DISTINCT seq)::int FROM payout WHERE instance_id = $1) AS winners`,
      [id],
    )
    expect(winners).toBeGreaterThan(0)
    expect(paid).toBe(winners)
  })
})
