import { randomUUID } from 'node:crypto'
import { reportNames, reports } from '@fairground/contract/operator/reports/reports'
import { inMember } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { fillBooks, type FilledBooks } from './fill-books.test-support.ts'
import { generateNext } from './generate.ts'
import { countRowsRead } from './rows-read.test-support.ts'

// REPORT_JOURNALS=1000000 measures what the short run only exercises.
const measured = process.env['REPORT_JOURNALS']
const size = Number(measured ?? 20_000)
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

/** Judged only when the run measures, because a busy machine makes every duration long. */
const maxSeconds = measured === undefined ? Number.POSITIVE_INFINITY : 60
/** A report reads each row of the books a few times. One that reads them again for each journal exceeds this at once. */
const maxReadsPerJournal = 60
let books: Books
let filled: FilledBooks

beforeAll(async () => {
  books = await openBooks()
  filled = await fillBooks(books, size)
})
afterAll(() => books.close())

it.each(reportNames)('generates %s of many journals in few reads, tied to the ledger', async name => {
  const { from, to, journals } = filled
  await books.rows(
    `INSERT INTO generated_report (member_id, id, request_id, name, version, period_from, period_to, requested_by)
     VALUES ($1, $2, $3, $4, $5, to_timestamp($6 / 1000.0), to_timestamp($7 / 1000.0), 'staff/1')`,
    [books.memberId, reportNames.indexOf(name) + 1, randomUUID(), name, reports[name].version, from, to],
  )
  const began = performance.now()
  const read = await countRowsRead(books, db => generateNext(db, books.memberId))
  const seconds = (performance.now() - began) / 1000
  const report = await books.one<{ status: string; failure: string | null; row_count: number }>(
    'SELECT status, failure, row_count FROM generated_report WHERE member_id = $1 AND name = $2',
    [books.memberId, name],
  )
  console.info(
    `${name}: ${journals} journals, ${report.row_count} rows, ${(read / journals).toFixed(1)} reads per journal, ${seconds.toFixed(1)} s`,
  )
  expect(report).toMatchObject({ status: 'done', failure: null })
  expect(read).toBeGreaterThan(0)
  expect(read / journals).toBeLessThan(maxReadsPerJournal)
  expect(seconds).toBeLessThan(maxSeconds)
})

it('counts the reads of a query that reads the journals again and again', async () => {
  const times = 2 * maxReadsPerJournal
  const read = await countRowsRead(books, db =>
    inMember(db, books.memberId, tx =>
      sql`SELECT (SELECT count(*) FROM journal j WHERE j.member_id = ${books.memberId} AND j.id <> g)
            FROM generate_series(1, ${times}::integer) AS g`.execute(tx),
    ),
  )
  expect(read / filled.journals).toBeGreaterThan(maxReadsPerJournal)
})
