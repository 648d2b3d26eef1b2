import { connect, type DatabaseConnection } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import { ExplainNode, type KyselyPlugin, RawNode, type SelectQueryNode, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readInstances } from '#staff/draw-room/queries.ts'
import { readDeposits } from '#staff/money/queries/deposits.ts'
import { readJournals } from '#staff/money/queries/explorer.ts'
import { readEntriesBefore } from '#staff/queries/audit-entries.ts'
import { newestId, newestRow } from '#staff/read-page.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'

let books: Books
let staff: DatabaseConnection

beforeAll(async () => {
  books = await openBooks()
  staff = connect({ url: books.database.staffUrl, connections: 1, name: 'test', onError: () => undefined })
}, 120_000)
afterAll(async () => {
  await staff.close()
  await books.close()
}, 120_000)

/** Explains queries instead of running them. */
const createExplainer = (lines: string[]): KyselyPlugin => ({
  transformQuery: ({ node }) =>
    RawNode.is(node)
      ? RawNode.create(['EXPLAIN ', ''], [node])
      : { ...(node as SelectQueryNode), explain: ExplainNode.create() },
  async transformResult({ result }) {
    lines.push(...result.rows.map(row => String(row['QUERY PLAN'])))
    // A reader of a count finds none.
    return { ...result, rows: [{ n: 0, oldest: null }] }
  },
})

/** The plan that remains if rows may neither be read in sequence nor sorted, as on a large table. */
const explain = (work: (tx: Tx) => Promise<unknown>): Promise<string> =>
  inMember(staff.db, books.memberId, async tx => {
    await sql`SET LOCAL enable_seqscan = off`.execute(tx)
    await sql`SET LOCAL enable_bitmapscan = off`.execute(tx)
    await sql`SET LOCAL enable_sort = off`.execute(tx)
    const lines: string[] = []
    await work(tx.withPlugin(createExplainer(lines)))
    return lines.join('\n')
  })

const limit = 51
const read = {
  audit: (filters: object) => (tx: Tx) => readEntriesBefore(tx, books.memberId, newestRow, limit, filters),
  instances: (filters: object) => (tx: Tx) => readInstances(tx, books.memberId, { ...filters, limit }),
  deposits: (filters: object) => (tx: Tx) =>
    readDeposits(tx, books.memberId, { ...filters, before: newestId, limit }),
  journals: (filters: object) => (tx: Tx) =>
    readJournals(tx, books.memberId, { ...filters, before: newestId, limit, searchLimit: 20_000 }),
}

describe('a page is read in the order of an index', () => {
  it.each<readonly [keyof typeof read, object, string]>([
    ['audit', {}, 'audit_entry_pkey'],
    ['audit', { actor: 'staff/1' }, 'audit_entry_of_actor'],
    ['audit', { action: 'ban-player' }, 'audit_entry_of_action'],
    ['audit', { subject: 'player/1' }, 'audit_entry_subject'],
    ['instances', {}, 'game_instance_pkey'],
    ['instances', { status: 'OPEN' }, 'instance_of_status'],
    ['instances', { gameId: 7 }, 'instance_of_game_by_id'],
    ['deposits', {}, 'payment_pkey'],
    ['deposits', { playerId: 1 }, 'payment_of_player'],
    ['deposits', { state: 'FAILED' }, 'payment_of_state'],
    ['journals', {}, 'journal'],
  ])('%s %o', async (list, filters, index) => {
    const plan = await explain(read[list](filters))
    expect(plan).toContain(`using ${index}`)
    expect(plan).not.toMatch(/Seq Scan on (audit_entry|game_instance|payment|journal)|^\s*(->)?\s*Sort/m)
  })

  it('and a list without an index is found', async () => {
    const plan = await explain(tx => sql`SELECT * FROM payment ORDER BY amount LIMIT 51`.execute(tx))
    expect(plan).toMatch(/Sort/)
  })
})
