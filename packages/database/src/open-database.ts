import type pg from 'pg'
import { createDatabase } from './migrate.ts'
import { waitForDatabase, type WaitOptions } from './wait-for-database.ts'

interface OpenOptions extends WaitOptions {
  readonly onCreate: () => void
}

/** Connects as soon as the server answers, and creates the database if it is missing. */
export const openDatabase = async (url: string, options: OpenOptions): Promise<pg.Client> => {
  const client = await waitForDatabase(url, options)
  if (client) return client
  options.onCreate()
  const failure: unknown = await createDatabase(url).catch((error: unknown) => error)
  const created = await waitForDatabase(url, options)
  // Another process may have created it at the same moment.
  if (!created) throw failure
  return created
}
