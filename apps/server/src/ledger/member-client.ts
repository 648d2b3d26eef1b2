import type { Pool, PoolClient } from 'pg'

/** One transaction on a plain connection, bound to a member: the lane's path, where every round trip counts. */
export const inMemberClient = async <T>(
  pool: Pool,
  memberId: number,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect()
  let broken: Error | undefined
  const onError = (error: Error) => (broken = error)
  client.on('error', onError)
  try {
    await client.query('BEGIN')
    await client.query(`SELECT set_config('app.member', $1, true)`, [String(memberId)])
    const result = await work(client)
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
