import { connect, type Database } from '@fairground/database/connect'
import type { Books } from '#testing/books.test-support.ts'

const name = 'counted'

const readCounters = async (books: Books): Promise<bigint> =>
  (
    await books.one<{ read: bigint }>(`
      SELECT ((SELECT coalesce(sum(seq_tup_read), 0) FROM pg_stat_user_tables)
            + (SELECT coalesce(sum(idx_tup_read), 0) FROM pg_stat_user_indexes))::bigint AS read`)
  ).read

/**
 * The rows and index entries that PostgreSQL reads for the work. Unlike a duration, the number does not depend on what
 * else the machine does.
 */
export const countRowsRead = async (
  books: Books,
  work: (db: Database) => Promise<unknown>,
): Promise<number> => {
  const before = await readCounters(books)
  const { db, close } = connect({
    url: books.database.appUrl,
    connections: 4,
    name,
    onError: () => undefined,
  })
  try {
    await work(db)
  } finally {
    await close()
  }
  // A backend reports its counters at the latest when it ends.
  for (;;) {
    const left = await books.rows('SELECT FROM pg_stat_activity WHERE application_name LIKE $1', [
      `%${name}%`,
    ])
    if (left.length === 0) break
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return Number((await readCounters(books)) - before)
}
