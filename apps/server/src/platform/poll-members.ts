import type { Database } from '@fairground/database/connect'
import { pause } from './pause.ts'
import type { Log } from './log.ts'

export interface Polling {
  readonly db: Database
  readonly log: Log
  readonly name: string
  readonly everyMs: number
  /** Does one unit of work of an operator. Returns false when there was none. */
  readonly work: (memberId: number) => Promise<boolean>
}

/** Polls the operators independently of each other: one with a stopped lane does not delay the others. */
export const pollMembers = ({ db, log, name, everyMs, work }: Polling) => {
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  const busy = new Map<number, Promise<void>>()
  const warn = (error: unknown, memberId?: number) =>
    log.warn({ err: error, poll: name, memberId }, 'polling interrupted')

  const drain = async (memberId: number): Promise<void> => {
    try {
      while (!isStopping() && (await work(memberId)));
    } catch (error) {
      warn(error, memberId)
    }
    busy.delete(memberId)
  }
  const pollOnce = async (): Promise<void> => {
    const members = await db.selectFrom('member').select('id').orderBy('id').execute()
    for (const { id } of members) if (!busy.has(id)) busy.set(id, drain(id))
  }
  const loop = (async () => {
    while (!isStopping()) {
      await pollOnce().catch((error: unknown) => warn(error))
      await pause(everyMs, stopping)
    }
  })()
  return {
    async stop(): Promise<void> {
      stopping.abort()
      await loop
      await Promise.all(busy.values())
    },
  }
}
