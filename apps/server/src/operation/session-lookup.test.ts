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

it('answers while another transaction changes the session, and notes its use later', async () => {
  const [player] = await books.players(1)
  const nameHash = hashTokenPart(createTokenPart())
  await books.rows(
    `INSERT INTO session (member_id, player_id, token_hash, seen_at) VALUES ($1, $2, $3, clock_timestamp() - interval '1 minute')`,
    [books.memberId, player, nameHash],
  )
  const member = { id: books.memberId, profile: PROFILES.strict } as Member
  const lookUp = createSessionLookup(books.app)
  const readIdleSeconds = async () => {
    const [row] = await books.rows<{ idle: number }>(
      'SELECT extract(epoch FROM clock_timestamp() - seen_at)::float8 AS idle FROM session WHERE token_hash = $1',
      [nameHash],
    )
    return row!.idle
  }
  const changing = await books.owner.connect()
  try {
    await changing.query('BEGIN')
    await changing.query('UPDATE session SET secret_used = true WHERE token_hash = $1', [nameHash])
    expect(await lookUp(member, { nameHash, secretHash: null })).toHaveProperty('live')
    expect(await readIdleSeconds()).toBeGreaterThan(59)
    await changing.query('COMMIT')
  } finally {
    changing.release()
  }
  await lookUp(member, { nameHash, secretHash: null })
  expect(await readIdleSeconds()).toBeLessThan(30)
})
