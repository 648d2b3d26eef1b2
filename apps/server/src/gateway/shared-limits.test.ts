import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { openTwoGateways, type TwoGateways } from './two-gateways.test-support.ts'

let books: Books
let gateways: TwoGateways
beforeAll(async () => {
  books = await openBooks()
  gateways = await openTwoGateways(books, 1)
})
afterAll(async () => {
  await gateways.close()
  await books.close()
})

it('allows ten guesses of registered emails a minute, however the guesser spreads them over gateways', async () => {
  const outcomes = []
  for (let i = 0; i < 24; i++) {
    const which = i % 2 === 0 ? 0 : 1
    outcomes.push(
      await gateways.call(which, 'checkEmail', { email: `player${i}@example.test` }).then(
        () => 'answered',
        (error: Error) => error.message,
      ),
    )
  }
  expect(outcomes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'answered'))
  for (const refused of outcomes.slice(10)) expect(refused).toContain('request.rateLimited')
})
