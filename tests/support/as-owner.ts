import pg from 'pg'

/** Opens a short-lived owner connection, because the database may have been killed since the last one. */
export const asOwner = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  // A broken connection rejects the pending query; without a query there is nothing to report.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
