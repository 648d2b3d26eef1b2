import type { InstantTerms } from '@fairground/fair/instant/instant-games'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller, Context } from '#operation/context.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { confirmCrosswordEnd } from './confirm-crossword-end.ts'
import { type DeckStage, openDeckStage } from './deck-stage.test-support.ts'
import { getUnopenedPrizes } from './get-unopened-prizes.ts'
import { dealAll, deckOnSale } from './on-sale.test-support.ts'

/** Every card wins, so that each unopened card counts. */
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

const unopened = async (playerId = players[0]!) => {
  const { accounts } = await getUnopenedPrizes({}, toCaller(playerId), context())
  const [account] = accounts
  return account!
}
const open = (seq: number, opened: readonly number[]) =>
  confirmCrosswordEnd({ gameInstanceId: id, seq, opened: [...opened] }, toCaller(players[0]!), context())
const all = Array.from({ length: 9 }, (_, i) => i)

it('counts a card that is not dealt yet, without a prize', async () => {
  expect(await unopened()).toMatchObject({ unopened: '0.00', cards: 2 })
})

it('reports the prizes of unopened cards together with the balance that contains them', async () => {
  const before = Number((await unopened()).accountBalance)
  await dealAll(books, stage, id)
  const dealt = await unopened()
  expect(dealt).toMatchObject({ unopened: '6.00', cards: 2 })
  expect(Number(dealt.accountBalance)).toBe(before + 6)
  expect(await unopened(players[1])).toMatchObject({ unopened: '3.00', cards: 1 })
})

it('keeps a partly opened card and releases a fully opened or ended one', async () => {
  await open(2, all.slice(0, 8))
  expect(await unopened()).toMatchObject({ unopened: '6.00', cards: 2 })
  await open(2, all)
  expect(await unopened()).toMatchObject({ unopened: '3.00', cards: 1 })
  await confirmCrosswordEnd({ gameInstanceId: id }, toCaller(players[0]!), context())
  await confirmCrosswordEnd({ gameInstanceId: id }, toCaller(players[0]!), context())
  expect(await unopened()).toMatchObject({ unopened: '0.00', cards: 0 })
})
