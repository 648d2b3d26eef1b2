import { PROFILES } from '@fairground/rules/profile'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Member } from '#operator/members.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { createSessionLookup } from './session-lookup.ts'
import { createTokenPart, hashTokenPart } from './session-token.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.close())

it('notes the use of the same sessions in two concurrent batches without a deadlock', async () => {
  const players = await books.players(60)
  const hashes = players.map(() => hashTokenPart(createTokenPart()))
  await books.rows(
    `INSERT INTO session (member_id, player_id, token_hash, seen_at)
     SELECT $1, player_id, hash, clock_timestamp() - interval '1 minute' FROM unnest($2::int[], $3::bytea[]) AS n (player_id, hash)`,
    [books.memberId, players, hashes],
  )
  const member = { id: books.memberId, profile: PROFILES.strict } as Member
  const lookUp = createSessionLookup(books.app)
  const readAll = (order: readonly Buffer[]) =>
    Promise.all(order.map(nameHash => lookUp(member, { nameHash, secretHash: null })))
  const first = readAll(hashes)
  // The first batch has been sent, so that these requests are a second one.
  await new Promise(resolve => setTimeout(resolve, 1))
  const found = await Promise.all([first, readAll(hashes.toReversed())])
  expect(found.flat().every(each => 'live' in each)).toBe(true)
  const rows = await books.rows<{ seen: boolean }>(
    `SELECT bool_and(seen_at > clock_timestamp() - interval '30 seconds') AS seen FROM session WHERE member_id = $1`,
    [books.memberId],
  )
  expect(rows).toEqual([{ seen: true }])
})
