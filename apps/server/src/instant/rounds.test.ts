import { databaseNow, inMember } from '@fairground/database/transaction'
import { roundTime } from '@fairground/fair/beacon/beacon'
import { openDeckFile } from '@fairground/fair/fd2/deck/deck-file'
import type { InstantTerms } from '@fairground/fair/instant/instant-games'
import { verifyDeck } from '@fairground/fair/instant/verify-deck'
import { drawFileFromText } from '@fairground/fair/record/draw-file'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { lockInstance } from '#lifecycle/queries.ts'
import { hangsUp, startFaultySigner } from '#signer/faulty-signer.test-support.ts'
import { atTime } from '#testing/at-time.test-support.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { readDeckText } from '#testing/deck-text.test-support.ts'
import { until } from '#testing/until.test-support.ts'
import { maxFailedRounds, saleIsOver } from './close-sale.ts'
import { type DeckStage, openDeckStage } from './deck-stage.test-support.ts'
import { countUndealt, dealAll, deckOnSale } from './on-sale.test-support.ts'

const terms: InstantTerms = {
  rules: { kind: 'scratchcardGame', symbols: ['crown', 'bell', 'star', 'cherry', 'lemon'] },
  prizeTable: { tiers: [{ name: 'crown', prize: '300', count: 4 }], losing: 4 },
}

let books: Books
let stage: DeckStage
let player: number
let faulty: Awaited<ReturnType<typeof startFaultySigner>>
let withoutSigner: OrganizerDeps

beforeAll(async () => {
  books = await openBooks()
  player = (await books.players(1))[0]!
  stage = await openDeckStage(books, terms)
  faulty = await startFaultySigner(stage.deps.signer)
  withoutSigner = { ...stage.deps, signer: faulty.signer }
})
afterAll(async () => {
  await faulty.stop()
  await stage.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const readRecord = async (id: number) => {
  const body = await readDeckText(books, id)
  const file = openDeckFile(drawFileFromText(body))
  if ('problem' in file) throw new Error(file.problem)
  const verdict = verifyDeck(body, { policy: await stage.readPolicy() })
  expect(verdict.failed).toBeUndefined()
  return { record: file.record, rounds: [...file.rounds()], tickets: [...file.tickets()] }
}

const end = (id: number, using?: OrganizerDeps) =>
  until('the deck has ended', async () => {
    await stage.step(id, using)
    return (await stage.status(id)) === 'ENDED'
  })

const readCash = async (): Promise<bigint> => {
  const { cash } = await books.one<{ cash: bigint }>(
    `SELECT c_post - d_post AS cash FROM account WHERE kind = 'player:cash' AND ref = $1`,
    [player],
  )
  return cash
}

const countRounds = () =>
  books.one(
    `SELECT (SELECT count(*)::int FROM countersigned_round) AS countersigned,
            (SELECT count(*)::int FROM refused_round) AS refused, (SELECT count(*)::int FROM missed_round) AS missed`,
  )

it('serves the tickets of a round that the signer refused as late in the next round, with the same link', async () => {
  const id = await deckOnSale(stage)
  await stage.buy(player, id)
  // The request is under way longer than the signer allows.
  faulty.inject('countersignRound', async proceed => {
    await new Promise(resolve => setTimeout(resolve, 1700))
    return proceed()
  })
  await stage.cut(withoutSigner)
  faulty.clear()
  expect(await countRounds()).toEqual({ countersigned: 0, refused: 1, missed: 0 })
  await dealAll(books, stage, id)
  const links = await books.rows('SELECT n FROM deck_round')
  expect(links).toEqual([{ n: 1 }])
})

it('spends the link of a round that the witnesses missed, stops the sale after three and deals all tickets', async () => {
  const [{ id }] = (await books.rows<{ id: number }>(
    `SELECT id FROM game_instance WHERE status = 'OPEN'`,
  )) as [{ id: number }]
  await stage.buy(player, id)
  await stage.pauseLog()
  const before = (await countRounds()) as { countersigned: number }
  for (let missed = 0; missed < maxFailedRounds; ) {
    const round = await stage.cut()
    const at = (after: number) => roundTime(stage.beacon.chain, round) + after
    // The witnesses' answers may still arrive.
    await atTime(at(1), () => stage.step(id))
    expect(await countRounds()).toMatchObject({ missed })
    await atTime(at(1500), () => Promise.all([stage.step(id), stage.step(id)]))
    // The signer refuses a cut that a slow machine sends too late.
    missed = ((await countRounds()) as { missed: number }).missed
  }
  expect(await countRounds()).toMatchObject({ countersigned: before.countersigned + 3, missed: 3 })
  await stage.step(id)
  expect(await stage.status(id)).toBe('CLOSED')
  expect(await stage.buy(player, id)).toMatchObject({ exitCode: 3 })
  await stage.resumeLog()
  await dealAll(books, stage, id)
  await end(id)
  const { rounds } = await readRecord(id)
  expect(rounds.map(round => round.missed === null)).toEqual([true, false, false, false, true])
})

it('stops the sale when a ticket has waited a minute, because the signer cannot be reached', async () => {
  const id = await deckOnSale(stage)
  await stage.buy(player, id)
  faulty.inject('countersignRound', hangsUp)
  await expect(stage.cut(withoutSigner)).rejects.toThrow()
  const isOver = (laterMs: number) =>
    inMember(books.app.db, books.memberId, async tx => {
      const instance = await lockInstance(tx, books.memberId, id)
      return saleIsOver(tx, instance, (await databaseNow(tx)) + laterMs)
    })
  expect(await isOver(0)).toBe(false)
  expect(await isOver(61_000)).toBe(true)
  faulty.clear()
  await dealAll(books, stage, id)
  expect(await isOver(61_000)).toBe(false)
  await books.rows('UPDATE game_instance SET reg_end = clock_timestamp() WHERE id = $1', [id])
  await end(id)
})

it('deals and ends a deck by its lock when the signer never answers, and goes on when it is back', async () => {
  const id = await deckOnSale(stage)
  await stage.buy(player, id, 2)
  await stage.cut()
  await until('the round is in a checkpoint', stage.isLogSigned)
  await books.rows('UPDATE game_instance SET reg_end = clock_timestamp() WHERE id = $1', [id])
  await stage.step(id)
  for (const call of ['deal', 'endDeck', 'missRound'] as const) faulty.inject(call, hangsUp)
  const { round } = await books.one<{ round: bigint }>(
    'SELECT lock_round AS round FROM countersigned_close WHERE instance_id = $1',
    [id],
  )
  const opens = roundTime(stage.beacon.chain, Number(round))
  await atTime(opens - 60_000, () => expect(stage.step(id, withoutSigner)).rejects.toThrow())
  expect(await countUndealt(books, id)).toBe(2)
  await atTime(opens + 1, async () => {
    await stage.step(id, withoutSigner)
    expect(await countUndealt(books, id)).toBe(0)
    await end(id, withoutSigner)
  })
  faulty.clear()
  const { record } = await readRecord(id)
  expect(record.endSignature).not.toBeNull()

  const next = await stage.begin()
  await expect(stage.step(next)).rejects.toThrow('has not ended')
  await stage.step(next)
  expect(await books.rows('SELECT FROM countersigned_close WHERE instance_id = $1', [next])).toHaveLength(1)
})

it('refunds the tickets that no round served a day after the lock opened, and ends with a valid record', async () => {
  const id = await deckOnSale(stage)
  await stage.buy(player, id)
  await dealAll(books, stage, id)
  const before = await readCash()
  await stage.buy(player, id, 2)
  faulty.inject('countersignRound', hangsUp)
  await expect(stage.cut(withoutSigner)).rejects.toThrow()
  await books.rows('UPDATE game_instance SET reg_end = clock_timestamp() WHERE id = $1', [id])
  await stage.step(id, withoutSigner)
  expect(await stage.status(id)).toBe('CLOSED')
  const { round } = await books.one<{ round: bigint }>(
    'SELECT lock_round AS round FROM countersigned_close WHERE instance_id = $1',
    [id],
  )
  const opens = roundTime(stage.beacon.chain, Number(round))
  // The signer may still answer the cut.
  await atTime(opens + 1, () => stage.step(id, withoutSigner))
  expect(await readCash()).toBeLessThan(before)
  for (const call of ['deal', 'endDeck'] as const) faulty.inject(call, hangsUp)
  await atTime(opens + 86_400_001, async () => {
    // Two workers take the step at once.
    await Promise.all([stage.step(id, withoutSigner), stage.step(id, withoutSigner)])
    expect(await readCash()).toBe(before)
    await end(id, withoutSigner)
  })
  faulty.clear()
  const { record, tickets } = await readRecord(id)
  expect([record.tickets, record.rounds]).toEqual([3, 1])
  expect(tickets.map(({ position }) => position === null)).toEqual([false, true, true])
  await expect(
    books.rows(
      `INSERT INTO deck_card (member_id, instance_id, seq, n, position, outcome, prize)
       SELECT member_id, instance_id, 2, n, (position + 1) % 8, '', 0 FROM deck_card WHERE instance_id = $1`,
      [id],
    ),
  ).rejects.toThrow('has a card and a refund')
  expect(await books.rows(`SELECT kind FROM notification_cause WHERE ref = $1 ORDER BY kind`, [id])).toEqual([
    { kind: 'refund' },
    { kind: 'win' },
  ])
  // The signer refuses the cut now, because its round is over.
  await stage.cut()
  const next = await stage.begin()
  await expect(stage.step(next)).rejects.toThrow('has not ended')
  await stage.step(next)
  expect(await books.rows('SELECT FROM countersigned_close WHERE instance_id = $1', [next])).toHaveLength(1)
})
