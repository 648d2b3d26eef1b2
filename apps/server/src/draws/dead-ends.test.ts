import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Spoiled, hangsUp, refuses, startSpoiledSigner } from '#signer/spoiled-signer.test-support.ts'
import { atTime } from '#testing/at-time.test-support.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { type DrawStage, openDrawStage } from '#testing/draw-stage.test-support.ts'
import { joinOf } from '#testing/join-of.test-support.ts'
import { mostLate } from './commit-organizer.ts'
import { lastResortMs, mostRefusals, noteFailure } from './failure.ts'
import { nextStep } from './next-step.ts'
import type { OrganizerParts } from './organizer.ts'
import { takeStep } from './take-step.ts'

let books: Books
let stage: DrawStage
let spoiled: Awaited<ReturnType<typeof startSpoiledSigner>>
let parts: OrganizerParts
let players: number[]
const failed: string[] = []
const day = 86_400_000

beforeAll(async () => {
  books = await openBooks({ pick: 1, from: 2, cost: 100n, fee: 5n, cap: 2000 })
  players = await books.players(2)
  stage = await openDrawStage(books)
  spoiled = await startSpoiledSigner(stage.parts.signer)
  parts = { ...stage.parts, signer: spoiled.signer, observeFailure: status => void failed.push(status) }
})
afterEach(() => {
  spoiled.mend()
  failed.length = 0
  stage.beacon.state.aheadMs = 0
})
afterAll(async () => {
  await spoiled.stop()
  await stage.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const cashOf = () => Promise.all(players.map(id => books.balance('player:cash', id)))

/** As a worker does that finds the instance due. */
const attempt = async (id: number): Promise<void> => takeStep(parts, await stage.due(id))

const closed = async (): Promise<number> => {
  const instanceId = await books.instance()
  for (const playerId of players) {
    const { request } = joinOf({ playerId, instanceId, lines: [[1], [2]] })
    await stage.parts.lane.ask(books.memberId, 'join', request)
  }
  await stage.makeDue(instanceId)
  await stage.step(instanceId)
  return instanceId
}

/** Sealed, and its round is there: the beacon hurries, not the clock. */
const sealedAndThere = async (): Promise<number> => {
  const id = await closed()
  stage.beacon.state.aheadMs = 60_000
  await stage.step(id)
  await atTime(await stage.roundIsThere(id), () => stage.step(id))
  return id
}

const eventsOf = async (id: number) =>
  (
    await books.rows<{ kind: string }>('SELECT kind FROM instance_event WHERE instance_id = $1 ORDER BY n', [
      id,
    ])
  ).map(row => row.kind)

const waitOf = async (id: number): Promise<number> => {
  const { wait } = await books.one<{ wait: number }>(
    'SELECT extract(epoch FROM due_at - clock_timestamp())::float8 AS wait FROM game_instance WHERE id = $1',
    [id],
  )
  return wait
}

const expectRefunded = async (id: number, before: readonly bigint[]): Promise<void> => {
  expect(await stage.status(id)).toBe('REFUNDED')
  expect(await cashOf()).toEqual(before)
  expect(await books.balance('game:escrow', id)).toBe(0n)
  expect(await books.rows('SELECT FROM draw_result WHERE instance_id = $1', [id])).toEqual([])
}

/** The next draw of the same game, with a signer that behaves. */
const expectGoesOn = async (): Promise<void> => {
  spoiled.mend()
  const id = await sealedAndThere()
  await stage.finish(id)
}

describe('a signer that is always late', () => {
  it('spends a bounded number of links, ever more slowly; then everybody gets the stake back', async () => {
    const before = await cashOf()
    const id = await closed()
    spoiled.spoil('countersign', ask => atTime(Date.now() + 60_000, ask))
    const waits: number[] = []
    for (let late = 1; late <= mostLate; late++) {
      await attempt(id)
      waits.push(await waitOf(id))
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
    expect(skips).toBe(mostLate)
    await expectGoesOn()
  })
})

describe('a signer that refuses', () => {
  const refusals: readonly [string, 'countersign' | 'reveal', Spoiled][] = [
    ['to countersign', 'countersign', refuses],
    ['to reveal', 'reveal', refuses],
    ['the link it promised and gives another', 'reveal', async () => ({ link: '00'.repeat(32) })],
  ]
  it.each(refusals)(
    '%s is asked a bounded number of times; then everybody gets the stake back',
    async (_, call, how) => {
      const before = await cashOf()
      const id = await (call === 'reveal' ? sealedAndThere() : closed())
      spoiled.spoil(call, how)
      for (let refused = 1; refused < mostRefusals; refused++) await attempt(id)
      expect(await stage.status(id)).toBe('RETRY')
      expect(await waitOf(id)).toBeGreaterThan(20)
      expect(await eventsOf(id)).not.toContain('refunding')
      await attempt(id)
      expect(await eventsOf(id)).toContain('refunding')
      expect(await waitOf(id)).toBeLessThan(1)
      // Too late to change its mind.
      spoiled.mend()
      await attempt(id)
      await expectRefunded(id, before)
      expect(failed).toHaveLength(mostRefusals)
      await expectGoesOn()
    },
  )
})

describe('a reveal that is impossible though the round is there', () => {
  it('is tried for a day; then everybody gets the stake back', async () => {
    const before = await cashOf()
    const id = await sealedAndThere()
    spoiled.spoil('reveal', hangsUp)
    for (let tried = 0; tried < mostRefusals + 2; tried++) await attempt(id)
    await atTime(Date.now() + day, () => attempt(id))
    expect(await stage.status(id)).toBe('RETRY')
    expect(await eventsOf(id)).not.toContain('refunding')
    await atTime(Date.now() + lastResortMs + 1000, () => attempt(id))
    await attempt(id)
    await expectRefunded(id, before)
    await expectGoesOn()
  })

  it('that comes after all, when the stakes are being given back, changes nothing', async () => {
    const before = await cashOf()
    const id = await sealedAndThere()
    const asked = Promise.withResolvers<void>()
    const mayAnswer = Promise.withResolvers<void>()
    spoiled.spoil('reveal', async ask => {
      asked.resolve()
      await mayAnswer.promise
      return ask()
    })
    const claimed = await stage.due(id)
    const revealing = (await nextStep(parts, claimed))(parts, claimed)
    await asked.promise
    await atTime(Date.now() + lastResortMs + 1000, () => noteFailure(parts, claimed, new Error('away')))
    mayAnswer.resolve()
    await revealing
    expect(await stage.status(id)).not.toBe('READY')
    await attempt(id)
    await expectRefunded(id, before)
    await expectGoesOn()
  })
})

describe('prizes that cannot be paid', () => {
  it('are tried again for ever, in sight of everybody who watches, and never given back as stakes', async () => {
    const id = await sealedAndThere()
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
    for (let tried = 0; tried < mostRefusals + 2; tried++) await attempt(id)
    await atTime(Date.now() + lastResortMs + day, () => attempt(id))
    expect(await stage.status(id)).toBe('STARTED')
    expect(await eventsOf(id)).not.toContain('refunding')
    expect(failed).toEqual(Array.from({ length: mostRefusals + 3 }, () => 'STARTED'))
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
