import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { inMemberPrepared } from './in-member-prepared.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
  await books.players(1)
  await books.players(1, 0n, books.otherMemberId)
})
afterAll(() => books.close())

const inMine = <T>(work: Parameters<typeof inMemberPrepared<T>>[2]) =>
  inMemberPrepared(books.app, books.memberId, work)

it('reads the rows of its member only, also without a condition', async () => {
  const rows = await inMine(tx => tx.selectFrom('player').select('member_id').execute())
  expect(rows).toEqual([{ member_id: books.memberId }])
})

it('does not leave its member on the connection', async () => {
  await inMine(tx => tx.selectFrom('player').select('id').execute())
  const { rows } = await books.app.pool.query("SELECT current_setting('app.member', true) AS member")
  expect(rows).toEqual([{ member: '' }])
})

it('runs statements that do not wait for each other in one transaction', async () => {
  const read = sql<{ id: string }>`SELECT pg_current_xact_id()::text AS id`
  const ids = await inMine(async tx => Promise.all([read.execute(tx), read.execute(tx)]))
  expect(new Set(ids.map(({ rows }) => rows[0]?.id)).size).toBe(1)
})

it('prepares a text once per connection', async () => {
  const names = await inMine(async tx => {
    const readNumber = (value: number) => sql`SELECT ${value}::int AS chosen`.execute(tx)
    await readNumber(1)
    await readNumber(2)
    const { rows } = await sql`
      SELECT name FROM pg_prepared_statements WHERE statement = 'SELECT $1::int AS chosen'`.execute(tx)
    return rows
  })
  expect(names).toHaveLength(1)
})

it('undoes everything when a statement fails', async () => {
  const rename = (username: string) => sql`UPDATE player SET username = ${username}`
  const failing = inMine(async tx => {
    await rename('renamed').execute(tx)
    await sql`SELECT 1 / 0`.execute(tx)
  })
  await expect(failing).rejects.toThrow('division by zero')
  const rows = await inMine(tx => tx.selectFrom('player').select('username').execute())
  expect(rows).not.toContainEqual({ username: 'renamed' })
})
