import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg'

/** What a transaction may do: run statements. Each text is parsed and planned once a connection. */
export interface Statements {
  query<R extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<R>>
}

/** One transaction on a plain connection, bound to a member: the lane's path, where every round trip counts. */
export const inMemberClient = async <T>(
  pool: Pool,
  memberId: number,
  work: (client: Statements) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect()
  let broken: Error | undefined
  const onError = (error: Error) => (broken = error)
  client.on('error', onError)
  try {
    // Not waited for: what follows is sent behind it and would fail with it.
    const opened = client.query(opening(memberId))
    opened.catch(() => undefined)
    const result = await work(prepared(client))
    await opened
    const commit = await client.query('COMMIT')
    // A failed transaction answers COMMIT with ROLLBACK and no error: that is a failure.
    if (commit.command !== 'COMMIT') throw new Error('the transaction was rolled back at commit')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}

/** No table is read from end to end: a plan made for a table without statistics must not turn slow as it grows. */
const opening = (memberId: number): string => {
  if (!Number.isInteger(memberId)) throw new Error('a member has a whole number')
  return `BEGIN; SELECT set_config('app.member', '${memberId}', true), set_config('enable_seqscan', 'off', true)`
}

// The texts are those of this program, so there is an end to them.
const names = new Map<string, string>()

const prepared = (client: PoolClient): Statements => ({
  query(text, values = []) {
    const name = names.get(text) ?? `lane-${names.size + 1}`
    names.set(text, name)
    return client.query({ name, text, values })
  },
})
