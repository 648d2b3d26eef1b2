import type { InstantTerms } from '@fairground/fair/instant/instant-games'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { refuses, startFaultySigner } from '#signer/faulty-signer.test-support.ts'
import { atTime } from '#testing/at-time.test-support.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { until } from '#testing/until.test-support.ts'
import { maxFailures } from './close-sale.ts'
import { type DeckStage, openDeckStage } from './deck-stage.test-support.ts'
import { countUndealt, deckOnSale } from './on-sale.test-support.ts'
import { takeDeckStep } from './take-deck-step.ts'

const terms: InstantTerms = {
  rules: { kind: 'scratchcardGame', symbols: ['crown', 'bell', 'star', 'cherry', 'lemon'] },
  prizeTable: { tiers: [{ name: 'crown', prize: '300', count: 4 }], losing: 4 },
}

let books: Books
let stage: DeckStage
let faulty: Awaited<ReturnType<typeof startFaultySigner>>
let deps: OrganizerDeps
let player: number
let id: number

beforeAll(async () => {
  books = await openBooks()
  player = (await books.players(1))[0]!
  stage = await openDeckStage(books, terms)
  faulty = await startFaultySigner(stage.deps.signer)
  deps = { ...stage.deps, signer: faulty.signer }
  id = await stage.begin()
})
afterAll(async () => {
  await faulty.stop()
  await stage.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

/** Returns how long the next step waits. */
const attempt = async (): Promise<number> => {
  const next = await takeDeckStep(deps, await stage.due(id))
  return next === 0 ? 0 : next - performance.now()
}

it('retries a seal that is always too late with a new time, and spends no link', async () => {
  faulty.inject('sealDeck', proceed => atTime(Date.now() + 60_000, proceed))
  const waits: number[] = []
  for (let tried = 1; tried <= 6; tried++) waits.push(await attempt())
  expect(waits.at(-1)).toBeGreaterThan(2 * waits[0]!)
  const times = await books.rows(
    `SELECT DISTINCT facts ->> 'closedAt' FROM instance_event WHERE instance_id = $1 AND kind = 'sealing'`,
    [id],
  )
  expect(times).toHaveLength(6)
  expect(await books.rows('SELECT FROM draw_skip')).toEqual([])
  faulty.clear()
})

it('retries a deck that cannot deal cards without limit, reports it in the audit and stops its sale', async () => {
  expect(await deckOnSale(stage)).toBe(id)
  await attempt()
  await stage.buy(player, id, 2)
  await stage.cut()
  await until('the round is in a checkpoint', stage.isLogSigned)
  faulty.inject('deal', refuses)
  const later = Date.now() + 60_000
  const fail = () => atTime(later, attempt)
  const waits: number[] = []
  for (let tried = 1; tried < maxFailures; tried++) waits.push(await fail())
  expect(waits[0]).toBeLessThan(10_000)
  expect(waits.at(-1)).toBeGreaterThan(29_000)
  expect(await books.problems()).toEqual([
    expect.stringContaining(`instance ${id} is OPEN and its next step failed ${maxFailures - 1} times`),
  ])
  await fail()
  expect(await fail()).toBe(0)
  expect(await stage.status(id)).toBe('CLOSED')
  expect(await stage.buy(player, id)).toMatchObject({ exitCode: 3 })
  await fail()
  expect(await stage.status(id)).toBe('CLOSED')

  faulty.clear()
  await atTime(later, () => stage.step(id))
  expect(await countUndealt(books, id)).toBe(0)
  await until('the deck has ended', async () => {
    await attempt()
    return (await stage.status(id)) === 'ENDED'
  })
})
