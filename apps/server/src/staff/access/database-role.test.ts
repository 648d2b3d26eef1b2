import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, type DatabaseConnection } from '@fairground/database/connect'
import { type Books, openBooks } from '#testing/books.test-support.ts'

let books: Books
let staff: DatabaseConnection

beforeAll(async () => {
  books = await openBooks()
  staff = connect({ url: books.database.staffUrl, connections: 1, name: 'staff', onError: () => undefined })
})
afterAll(async () => {
  await staff.close()
  await books.close()
})

const findWritable = async (role: string): Promise<string[]> =>
  (
    await books.rows<{ name: string }>(
      `SELECT c.relname AS name FROM pg_class c
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
          AND (has_any_column_privilege($1, c.oid, 'INSERT, UPDATE') OR has_table_privilege($1, c.oid, 'DELETE, TRUNCATE'))
        ORDER BY 1`,
      [role],
    )
  ).map(({ name }) => name)

it('the staff role cannot write the ledger, tickets, draws or keys', async () => {
  const writable = await findWritable('fairground_staff')
  const forbidden =
    'account journal transfer payment withdrawal adjustment prize_claim limit_counter ticket ticket_outcome payout ' +
    'draw_commit draw_beacon draw_result draw_record game_chain countersigned_close player_detail document deck ' +
    'receipt_batch gift'
  expect(writable.filter(name => forbidden.split(' ').includes(name))).toEqual([])
  expect(writable.length).toBeGreaterThan(20)
  // A first note about a player creates the player's key. No one can change or remove one.
  const [key] = await books.rows<{ canChange: boolean }>(
    `SELECT has_any_column_privilege('fairground_staff', 'player_key', 'UPDATE')
         OR has_table_privilege('fairground_staff', 'player_key', 'DELETE, TRUNCATE') AS "canChange"`,
  )
  expect(key).toEqual({ canChange: false })
})

it('the role of the other services cannot write staff, roles, proposals or votes', async () => {
  const writable = await findWritable('fairground_app')
  expect(writable.filter(name => /^(staff|proposal)/.test(name))).toEqual([])
})

it('an attempt of the staff role to create money fails', async () => {
  const client = await staff.pool.connect()
  try {
    await client.query(`SELECT set_config('app.member', $1, false)`, [String(books.memberId)])
    for (const statement of [
      'UPDATE account SET currency = currency',
      'DELETE FROM audit_entry',
      'DELETE FROM proposal_vote',
      `UPDATE game SET cost = 0`,
      `INSERT INTO draw_result SELECT * FROM draw_result`,
    ])
      await expect(client.query(statement)).rejects.toThrow('permission denied')
  } finally {
    client.release(true)
  }
})
