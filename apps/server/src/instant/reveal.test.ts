import type { InstantTerms } from '@fairground/fair/instant/instant-games'
import { inMember } from '@fairground/database/transaction'
import { ticketId } from '@fairground/rules/ticket/ticket-id'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPlays } from '#games/tickets/read-plays.ts'
import type { Caller, Context } from '#operation/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { confirmCrosswordEnd } from './confirm-crossword-end.ts'
import { type DeckStage, openDeckStage } from './deck-stage.test-support.ts'
import { dealAll, deckOnSale } from './on-sale.test-support.ts'
import { readPlayerCards } from './player-cards.ts'
import { withCards } from './with-cards.ts'

/** Every card wins, so that a prize published too early is noticed. */
const terms: InstantTerms = {
  rules: { kind: 'scratchcardGame', symbols: ['crown', 'bell', 'star', 'cherry', 'lemon'] },
  prizeTable: { tiers: [{ name: 'crown', prize: '300', count: 4 }], losing: 0 },
}

let books: Books
let stage: DeckStage
let players: number[]
let id: number

beforeAll(async () => {
  books = await openBooks()
  players = await books.players(2)
  stage = await openDeckStage(books, terms)
  id = await deckOnSale(stage)
  for (const playerId of players) await stage.buy(playerId, id, playerId === players[0] ? 2 : 1)
})
afterAll(async () => {
  await stage.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const toCaller = (playerId: number) =>
  ({ member: { id: books.memberId }, session: { playerId } }) as unknown as Caller
const context = () => ({ db: books.app.db }) as unknown as Context

const instance = () => books.one<never>('SELECT * FROM game_instance WHERE id = $1', [id])
const plays = (playerId = players[0]!) =>
  inMember(books.app.db, books.memberId, async tx => {
    const [bought = []] = await readPlays(tx, books.memberId, [{ playerId, gameInstanceId: id }])
    return withCards(tx, { memberId: books.memberId, playerId, instance: await instance() }, bought)
  })
const confirm = (input: object, playerId = players[0]!) =>
  confirmCrosswordEnd({ gameInstanceId: id, ...input }, toCaller(playerId), context())

const balanceEvents = async (): Promise<number> => {
  const { n } = await books.one<{ n: number }>(
    `SELECT count(*)::int AS n FROM outbox WHERE event = 'playerBalance' AND (body ->> 'playerId')::int = $1`,
    [players[0]],
  )
  return n
}

it('shows no places of a ticket that waits for its beacon round', async () => {
  expect((await plays()).map(play => play.card)).toEqual([
    { status: 'waiting', places: [] },
    { status: 'waiting', places: [] },
  ])
  await expect(confirm({})).rejects.toThrow(Refusal)
})

it('covers a dealt card, opens it place by place and resumes it', async () => {
  await dealAll(books, stage, id)
  const before = await balanceEvents()
  const empty = Array.from({ length: 9 }, () => null)
  expect((await plays()).map(play => play.card)).toEqual([
    { status: 'covered', places: empty },
    { status: 'covered', places: empty },
  ])
  const cards = await inMember(books.app.db, books.memberId, async tx => {
    const mine = { memberId: books.memberId, playerId: players[0]!, instance: await instance() }
    return readPlayerCards(tx, mine)
  })
  const items = cards[1]!.dealt!.items
  expect(items.filter(item => item === 'crown')).toHaveLength(3)
  const { card } = await confirm({ seq: 2, opened: [4, 0] })
  expect(card).toEqual({
    status: 'opening',
    places: items.map((item, i) => (i === 4 || i === 0 ? item : null)),
  })
  expect((await plays())[1]?.card).toEqual(card)
  expect((await plays())[1]).not.toHaveProperty('won')
  expect(await balanceEvents()).toBe(before)
})

it('publishes prize and balance once, when all places are open, and not again at the end', async () => {
  const before = await balanceEvents()
  const all = Array.from({ length: 9 }, (_, i) => i)
  const { card, won } = await confirm({ seq: 2, opened: all })
  expect([card.status, won]).toEqual(['open', '3.00'])
  const published = await balanceEvents()
  expect(published).toBeGreaterThan(before)
  expect(await confirm({ seq: 2 })).toMatchObject({ won: '3.00', card: { status: 'ended' } })
  expect(await confirm({ seq: 2 })).toMatchObject({ won: '3.00', card: { status: 'ended' } })
  expect(await balanceEvents()).toBe(published)
})

it('selects a card by its ticket id or the oldest one left, and never an ended one', async () => {
  const name = ticketId({ instanceId: id, seq: 1 })
  const covered = { card: { status: 'covered' } }
  expect(await confirm({ ticket: name, opened: [] })).toMatchObject(covered)
  await expect(confirm({ ticket: ticketId({ instanceId: id, seq: 3 }) })).rejects.toThrow(Refusal)
  expect(await confirm({})).toMatchObject({ result: 1, won: '3.00', card: { status: 'ended' } })
  await expect(confirm({})).rejects.toThrow(Refusal)
  expect((await plays()).map(play => play.won)).toEqual(['3.00', '3.00'])
})

it.each([
  ['the ticket of another player', { seq: 3 }],
  ['a place that does not exist', { seq: 1, opened: [9] }],
  ['a ticket that was never sold', { seq: 9 }],
])('refuses to open %s', async (_, input) => {
  await expect(confirm(input)).rejects.toThrow(Refusal)
})
