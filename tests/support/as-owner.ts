import pg from 'pg'
import { retryUntilSuccess } from './retry-until-success.ts'

/** Runs queries as the owner of the database. Waits while a killed PostgreSQL starts again. */
export const asOwner = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = await retryUntilSuccess(() => open(url))
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

const open = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url })
  // A broken connection rejects the pending query; without a query there is nothing to report.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
