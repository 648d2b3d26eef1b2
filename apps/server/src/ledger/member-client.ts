import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg'

/** A transaction's client. Each statement text is prepared once per connection. */
export interface MemberClient {
  query<R extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<R>>
}

/** One transaction on a plain connection, bound to an operator: for the lane, where every round trip counts. */
export const withMemberClient = async <T>(
  pool: Pool,
  memberId: number,
  work: (client: MemberClient) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect()
  let broken: Error | undefined
  let firstError: unknown
  const onError = (error: Error) => (broken = error)
  client.on('error', onError)
  try {
    // Not awaited: the following statements are pipelined behind it and fail with it.
    const begun = client.query(beginStatement(memberId))
    begun.catch(() => undefined)
    const result = await work(prepared(client, error => (firstError ??= error)))
    await begun
    const commit = await client.query('COMMIT')
    // PostgreSQL answers COMMIT of a failed transaction with ROLLBACK and no error.
    if (commit.command !== 'COMMIT') throw new Error('the transaction was rolled back at commit')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => (broken = failure))
    throw isFollowing(error) ? (firstError ?? error) : error
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}

/** Sequential scans are off: a plan made for an empty table must not become slow as the table grows. */
const beginStatement = (memberId: number): string => {
  if (!Number.isInteger(memberId)) throw new Error(`member id is not an integer: ${memberId}`)
  return `BEGIN; SELECT set_config('app.member', '${memberId}', true), set_config('enable_seqscan', 'off', true)`
}

// Bounded: the statement texts are constants of this program.
const names = new Map<string, string>()

const prepared = (client: PoolClient, onError: (error: unknown) => void): MemberClient => ({
  query(text, values = []) {
    const name = names.get(text) ?? `lane-${names.size + 1}`
    names.set(text, name)
    const result = client.query({ name, text, values })
    result.catch(onError)
    return result
  },
})

/** The statements behind a failed one fail too, and `work` may see one of these errors first. */
const isFollowing = (error: unknown): boolean => (error as { readonly code?: unknown }).code === '25P02'
