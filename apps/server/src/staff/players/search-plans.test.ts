import { createHash } from 'node:crypto'
import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connect, type DatabaseConnection } from '@fairground/database/connect'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { findPlayerIds, type PlayerSearch, readFoundPlayers, selectPlayerIds } from './queries/search.ts'

// FAIRGROUND_SEARCH_PLAYERS=10000000 measures the searches with as many players.
const players = Number(process.env['FAIRGROUND_SEARCH_PLAYERS'] ?? 20_000)
const batch = 250_000
vi.setConfig({ testTimeout: 600_000, hookTimeout: 3_600_000 })

let books: Books
let staff: DatabaseConnection
let offset = 0

/** Returns the definitions of the dropped indexes. Rows are inserted faster without them. */
const dropIndexes = async (): Promise<string[]> => {
  const indexes = await books.rows<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
      WHERE tablename IN ('player', 'player_detail')
        AND indexname NOT IN (SELECT conname FROM pg_constraint)`,
  )
  for (const { name } of indexes) await books.rows(`DROP INDEX ${name}`)
  return indexes.map(({ definition }) => definition)
}

const fill = async (): Promise<void> => {
  const { memberId } = books
  const definitions = await dropIndexes()
  for (let from = 1; from <= players; from += batch) {
    const to = Math.min(players, from + batch - 1)
    await books.rows(
      `INSERT INTO player (member_id, username, password_hash)
       SELECT $1, 'player_' || n, 'none' FROM generate_series($2::int, $3::int) AS n`,
      [memberId, from, to],
    )
  }
  const { first } = await books.one<{ first: number }>('SELECT min(id) AS first FROM player')
  offset = first - 1
  for (let from = 1; from <= players; from += batch)
    await books.rows(
      `INSERT INTO player_detail (member_id, player_id, sealed, email_digest, phone_digest, person_digest, last_name_digest,
                                  phone_home_digest, search_version)
       SELECT $1, n + $4, decode(repeat('00', 300), 'hex'), sha256(('email' || n)::bytea), sha256(('phone' || n)::bytea),
              sha256(('person' || n)::bytea), sha256(('name' || n / 3)::bytea), sha256(('home' || n / 4)::bytea), 1
         FROM generate_series($2::int, $3::int) AS n`,
      [memberId, from, Math.min(players, from + batch - 1), offset],
    )
  for (const definition of definitions) await books.rows(definition)
  await books.rows('ANALYZE player, player_detail')
}

beforeAll(async () => {
  books = await openBooks()
  staff = connect({ url: books.database.staffUrl, connections: 1, name: 'test', onError: () => undefined })
  await fill()
})
afterAll(async () => {
  await staff.close()
  await books.close()
})

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const middle = Math.floor(players / 2)
const number = () => middle + offset
const ways: readonly (readonly [string, () => PlayerSearch, number])[] = [
  ['username', () => ({ by: 'username', key: `player_${middle}` }), 1],
  ['beginning of the username', () => ({ by: 'usernamePrefix', prefix: 'player_1', after: '' }), 50],
  ['player id', () => ({ by: 'playerId', playerId: number() }), 1],
  ['e-mail', () => ({ by: 'email', digest: digest(`email${middle}`) }), 1],
  ['mobile phone', () => ({ by: 'phone', digest: digest(`phone${middle}`), after: 0 }), 1],
  ['home phone', () => ({ by: 'phone', digest: digest(`home${Math.floor(middle / 4)}`), after: 0 }), 4],
  [
    'last name and birth date',
    () => ({ by: 'lastName', digest: digest(`name${Math.floor(middle / 3)}`), after: 0 }),
    3,
  ],
  ['ticket', () => ({ by: 'ticket', place: { instanceId: 1, seq: 1 } }), 0],
]

const readPlan = async (tx: Tx, query: RawBuilder<unknown>): Promise<string> => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${query}`.execute(tx)
  return rows.map(row => row['QUERY PLAN']).join('\n')
}

describe(`a search among ${players} players`, () => {
  it.each(ways)('by %s reads an index', async (name, search, count) => {
    const { memberId } = books
    await inMember(staff.db, memberId, async tx => {
      expect(await readPlan(tx, selectPlayerIds(memberId, search(), 50))).not.toMatch(/Seq Scan/)
      const started = await databaseNow(tx)
      const ids = await findPlayerIds(tx, memberId, search(), 50)
      const found = await readFoundPlayers(tx, memberId, ids)
      const took = (await databaseNow(tx)) - started
      if (players > 100_000) console.info(`by ${name}: ${took.toFixed(1)} ms`)
      expect(found.length).toBe(count)
      expect(took).toBeLessThan(2000)
    })
  })

  it('without an index is recognised', async () => {
    const { memberId } = books
    const query = sql`SELECT id FROM player WHERE member_id = ${memberId} AND password_hash = 'x'`
    expect(await inMember(staff.db, memberId, tx => readPlan(tx, query))).toMatch(/Seq Scan/)
  })
})
