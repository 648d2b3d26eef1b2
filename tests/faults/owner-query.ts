import pg from 'pg'

/** A connection of its own for a moment, as the owner: the database may have been killed since the last one. */
export const asOwner = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  // What breaks is told to whoever waits for an answer; an idle connection that is cut concerns nobody.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
