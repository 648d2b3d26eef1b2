import type { InstantTerms } from '@fairground/fair/instant/instant-games'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maxDeckCards } from '#kinds/max-deck-cards.ts'
import type { Book } from '#ledger/book/book.ts'
import { buyCards } from '#ledger/commands/decks/buy-cards.ts'
import { LaneRefusal } from '#ledger/lane/lane-client.ts'
import { limitCommand } from '#testing/bonus-commands.test-support.ts'
import { type Books, currency, openBooks } from '#testing/books.test-support.ts'
import { until } from '#testing/until.test-support.ts'
import { testTools } from '#testing/take-lane.test-support.ts'
import { type DeckStage, fee, openDeckStage, price } from './deck-stage.test-support.ts'
import { dealAll, deckOnSale } from './on-sale.test-support.ts'

/** Every card wins more than it costs, so the reserve pays. */
const terms: InstantTerms = {
  rules: { kind: 'scratchcardGame', symbols: ['crown', 'bell', 'star', 'cherry', 'lemon'] },
  prizeTable: { tiers: [{ name: 'crown', prize: '300', count: 9 }], losing: 0 },
}

let books: Books
let stage: DeckStage
let players: number[]
let id: number

beforeAll(async () => {
  books = await openBooks()
  players = await books.players(4)
  stage = await openDeckStage(books, terms)
  id = await deckOnSale(stage)
})
afterAll(async () => {
  await stage.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const submit: DeckStage['deps']['lane']['submit'] = (...args) => stage.deps.lane.submit(...args)

it('opens no deck with too many cards and still opens the decks of other games', async () => {
  const tooMany = { ...terms.prizeTable, losing: maxDeckCards }
  // The table refuses such a deck, so only its owner can store one.
  await books.rows('ALTER TABLE game DISABLE TRIGGER refuse_bad_terms')
  await books.rows(
    `INSERT INTO game SELECT (jsonb_populate_record(g, jsonb_build_object('id', 6, 'chain_index', 0, 'prize_table', $1::jsonb))).* FROM game g WHERE g.id = 8`,
    [JSON.stringify(tooMany)],
  )
  await books.rows('ALTER TABLE game ENABLE TRIGGER refuse_bad_terms')
  await stage.begin()
  expect(await books.rows('SELECT FROM game_instance WHERE game_id = 6')).toEqual([])
})

it.each([
  ['more tickets than a player may hold', 4, 5],
  ['zero tickets', 0, 4],
])('rejects a purchase of %s', async (_, count, exitCode) => {
  expect(await stage.buy(players[0]!, id, count)).toMatchObject({ exitCode })
})

it('refuses a purchase of a fractional number of tickets before a rule sees it', async () => {
  await expect(stage.buy(players[0]!, id, 1.5)).rejects.toThrow(new LaneRefusal('failed'))
})

it('reduces the loss counter by a prize and leaves the wager counter unchanged', async () => {
  const playerId = players[0]!
  for (const kind of ['lossWeek', 'wagerWeek'] as const) {
    const { name, request } = limitCommand({ playerId, newCap: 2n * (price + fee), kind })
    await submit(books.memberId, name, request)
  }
  expect(await stage.buy(playerId, id, 2)).toMatchObject({ exitCode: 0 })
  expect(await stage.buy(playerId, id)).toMatchObject({ exitCode: 6 })
  await stage.buy(players[1]!, id)
  await dealAll(books, stage, id)
  const used = await books.rows('SELECT kind, used FROM limit_counter WHERE player_id = $1 ORDER BY kind', [
    playerId,
  ])
  expect(used).toEqual([
    { kind: 'lossWeek', used: 0n },
    { kind: 'wagerWeek', used: 420n },
  ])
})

it('names the loss limit that rejects a purchase', async () => {
  const playerId = players[3]!
  const { name, request } = limitCommand({ playerId, newCap: price, kind: 'lossMonth' })
  await submit(books.memberId, name, request)
  expect(await stage.buy(playerId, id)).toMatchObject({ exitCode: 6, lossLimit: { kind: 'lossMonth' } })
})

describe('assignCards rejects a card', () => {
  let first: { readonly seq: number; readonly playerId: number; readonly position: number }
  beforeAll(async () => {
    await stage.buy(players[2]!, id, 2)
    const rows = await books.rows<{ position: number }>('SELECT position FROM deck_card WHERE seq = 1')
    first = { seq: 1, playerId: players[0]!, position: rows[0]!.position }
  })
  const due = () => ({ seq: 4, playerId: players[2]!, position: (first.position + 1) % 9, outcome: 'crown' })

  it.each([
    ['out of order', () => ({ ...due(), seq: 5 })],
    ['for another player', () => ({ ...due(), playerId: players[0]! })],
    ['for a ticket that already has one', () => ({ ...due(), ...first, position: due().position })],
    ['that is already dealt', () => ({ ...due(), position: first.position })],
    ['with a prize that the deck does not have', () => ({ ...due(), outcome: 'bell' })],
  ])('%s', async (_, card) => {
    const submitted = submit(books.memberId, 'assignCards', {
      instanceId: id,
      currency,
      n: 1,
      cards: [card()],
    })
    await expect(submitted).rejects.toThrow(LaneRefusal)
  })
})

it('rejects the end of a deck with waiting tickets and opens a deck only once', async () => {
  await expect(submit(books.memberId, 'endDeck', { instanceId: id, currency })).rejects.toThrow(LaneRefusal)
  const opened = await books.one('SELECT result FROM journal WHERE kind = $1', ['deck-open'])
  expect({ result: await submit(books.memberId, 'openDeck', { instanceId: id, currency }) }).toEqual(opened)
})

it('ends the deck of a deactivated game and pays the excess of prizes over sales from the reserve', async () => {
  await dealAll(books, stage, id)
  await books.rows('UPDATE game SET active = false WHERE id = 8')
  await until('the deck has ended', async () => {
    await stage.step(id)
    return (await stage.status(id)) === 'ENDED'
  })
  const { sold } = await books.one<{ sold: number }>('SELECT sold FROM game_instance WHERE id = $1', [id])
  expect(await books.balance('house:promo', 0)).toBe(BigInt(sold) * (price - 300n))
  expect(await books.balance('house:revenue', 0)).toBe(0n)
})

it.each([
  ['before the deck was published', { publishedAt: 2000, lastSoldAt: -Infinity }],
  ['before the last sale', { publishedAt: 0, lastSoldAt: 2000 }],
])('sells nothing when the clock shows a time %s', (_, times) => {
  const instance = { id: 1, status: 'OPEN' }
  const deck = { instanceId: 1, dealt: 0, ...times }
  const loaded = { instances: new Map([[1, instance]]), deck: { decks: new Map([[1, deck]]) } }
  const book = { now: 1999, loaded, findDecision: () => undefined } as unknown as Book
  const request = { opKey: 'k', content: {}, playerId: 1, instanceId: 1, count: 1, currency }
  expect(buyCards.decide(request, book, testTools)).toMatchObject({ exitCode: 3 })
})
