import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { withMemberClient } from './member-client.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.close())

it('fails with the error of the statement that failed first, also if that of a later one is seen first', async () => {
  const work = withMemberClient(books.app.pool, books.memberId, client => {
    const isSeenLate = async () => {
      try {
        return await client.query('SELECT $1::int', ['x'])
      } finally {
        await new Promise(resolve => setTimeout(resolve, 20))
      }
    }
    return Promise.all([isSeenLate(), client.query('SELECT 1')])
  })
  await expect(work).rejects.toMatchObject({ code: '22P02' })
})
