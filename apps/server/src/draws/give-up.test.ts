import { databaseNow, inMember } from '@fairground/database/transaction'
import { formatPolicy } from '@fairground/fair/log/policy-text'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hangsUp, refuses, startFaultySigner } from '#signer/faulty-signer.test-support.ts'
import { atTime } from '#testing/at-time.test-support.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { type DrawStage, openDrawStage } from '#testing/draw-stage.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { maxRefusals, refundAfterMs } from './failure.ts'
import { maxLateRecords } from './witness-organizer.ts'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { appendLogEntry } from '#public-log/append.ts'
import { requirePolicy } from '#public-log/policy.ts'
import { insertPolicy } from '#public-log/queries/policies.ts'
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

/** A witness that answered until now, but sees no further checkpoint. */
const silentWitness = { name: 'silent.example', type: 4, publicKey: new Uint8Array(32).fill(1) } as const

/** Puts a policy in force at once, without the notice of a week. */
const usePolicy = (text: string) =>
  inMember(books.app.db, books.memberId, async tx => {
    const from = Math.floor(await databaseNow(tx))
    const { index } = await appendLogEntry(tx, books.memberId, { t: 'policy', text, from })
    await insertPolicy(tx, books.memberId, { index, text, from })
  })

const countSkips = async (id: number): Promise<number> => {
  const { skips } = await books.one<{ skips: number }>(
    'SELECT count(*)::int AS skips FROM draw_skip WHERE instance_id = $1',
    [id],
  )
  return skips
}

describe('a signer that is always late', () => {
  it('spends no link, and after a day all stakes are refunded', async () => {
    const before = await readCash()
    const id = await closed()
    faulty.inject('countersign', proceed => atTime(Date.now() + 60_000, proceed))
    const waits: number[] = []
    for (let late = 1; late <= 10; late++) {
      await attempt(id)
      waits.push(await readWaitSeconds(id))
    }
    expect(waits[0]).toBeLessThan(1)
    expect(waits.at(-1)).toBeGreaterThan(20)
    expect(await stage.status(id)).toBe('CLOSED')
    await atTime(Date.now() + day + 1000, () => attempt(id))
    await attempt(id)
    await expectRefunded(id, before)
    expect(await countSkips(id)).toBe(0)
    await expectNextDrawWorks()
  })
})

describe('witnesses that are always late', () => {
  it('cost a limited number of links with exponential backoff before all stakes are refunded', async () => {
    const before = await readCash()
    const id = await closed()
    const { text } = await books.one<{ text: string }>('SELECT text FROM log_policy WHERE member_id = $1', [
      books.memberId,
    ])
    await usePolicy(formatPolicy({ ...requirePolicy(text), witnesses: [silentWitness], quorum: 1 }))
    await books.rows(
      'INSERT INTO log_witness (member_id, witness, size, seconds) VALUES ($1, $2, 1, 99999999999)',
      [books.memberId, silentWitness.name],
    )
    for (let late = 1; late <= maxLateRecords; late++) {
      const { closedAt } = await books.one<{ closedAt: number }>(
        'SELECT closed_at AS "closedAt" FROM game_instance WHERE id = $1',
        [id],
      )
      await atTime(closedAt, () => attempt(id))
      await atTime(closedAt + 30_000, () => attempt(id))
      expect(await countSkips(id)).toBe(late)
    }
    expect(await readWaitSeconds(id)).toBeGreaterThan(20)
    await attempt(id)
    await expectRefunded(id, before)
    await usePolicy(text)
    await expectNextDrawWorks()
  })
})

describe('a signer that refuses to countersign', () => {
  it('is retried a limited number of times before all stakes are refunded', async () => {
    const before = await readCash()
    const id = await closed()
    faulty.inject('countersign', refuses)
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
  })
})

describe('a signer that dies after the countersignature', () => {
  it('does not stop the draw', async () => {
    const id = await closed()
    stage.beacon.state.aheadMs = 60_000
    await stage.step(id)
    for (const call of ['countersign', 'openChain', 'status'] as const) faulty.inject(call, hangsUp)
    await stage.finish(id, () => stage.step(id, deps))
    expect(await stage.status(id)).toBe('ENDED')
    expect(failed).toEqual([])
  })
})

describe('a result that cannot be computed', () => {
  it('is retried without limit and never refunded', async () => {
    const id = await committedWithBeacon()
    const broken = {
      ...deps,
      control: { ...deps.control, signWinners: () => Promise.reject(new Error('away')) },
    }
    const attemptBroken = async () => takeStep(broken, await stage.due(id))
    for (let tried = 0; tried < maxRefusals + 2; tried++) await attemptBroken()
    await atTime(Date.now() + refundAfterMs + day, attemptBroken)
    expect(await stage.status(id)).toBe('RETRY')
    expect(await readEventKinds(id)).not.toContain('refunding')
    await stage.finish(id)
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
