import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const databaseIsMissing = '3D000'
const pollMs = 1000

export interface WaitOptions {
  readonly timeoutMs: number
  /** Called after each failed attempt. */
  readonly onWait: (reason: string, waitedMs: number) => void
}

/** Connects as soon as the server answers. Undefined if the server has no such database. */
export const waitForDatabase = async (
  url: string,
  { timeoutMs, onWait }: WaitOptions,
): Promise<pg.Client | undefined> => {
  const started = Date.now()
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    try {
      await client.connect()
      // A lost connection must not end the process; the next statement reports it.
      client.on('error', () => undefined)
      return client
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === databaseIsMissing) return undefined
      const waited = Date.now() - started
      if (waited >= timeoutMs) throw error
      onWait(describe(error), waited)
      await sleep(pollMs)
    }
  }
}

const describe = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(describe).join(', ')
  return error instanceof Error ? error.message : String(error)
}
