import type { InstantTerms } from '@fairground/fair/instant/instant-games'
import { verifyDeck } from '@fairground/fair/instant/verify-deck'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deleteUnsold } from '#draws/delete-unsold.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { readDeckText } from '#testing/deck-text.test-support.ts'
import { until } from '#testing/until.test-support.ts'
import { type DeckStage, openDeckStage } from './deck-stage.test-support.ts'
import { deckOnSale } from './on-sale.test-support.ts'

const terms: InstantTerms = {
  rules: { kind: 'scratchcardGame', symbols: ['crown', 'bell', 'star', 'cherry', 'lemon'] },
  prizeTable: { tiers: [{ name: 'crown', prize: '300', count: 2 }], losing: 3 },
}

let books: Books
let stage: DeckStage

beforeAll(async () => {
  books = await openBooks()
  stage = await openDeckStage(books, terms)
})
afterAll(async () => {
  await stage.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

it('ends and publishes an unsold deck of a deactivated game instead of deleting it', async () => {
  const id = await deckOnSale(stage)
  await books.rows('UPDATE game SET active = false WHERE id = 8')
  await deleteUnsold(stage.deps, books.memberId)
  expect(await stage.status(id)).toBe('OPEN')
  await until('the deck has ended', async () => {
    await stage.step(id)
    return (await stage.status(id)) === 'ENDED'
  })
  expect(verifyDeck(await readDeckText(books, id)).failed).toBeUndefined()
  expect(await books.balance('house:promo', 0)).toBe(0n)
  expect(await books.balance('game:escrow', id)).toBe(0n)
})
