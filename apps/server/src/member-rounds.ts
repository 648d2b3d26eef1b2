import type { Database } from '@fairground/database/connect'
import type { Log } from '#log.ts'

export interface Rounds {
  readonly db: Database
  readonly log: Log
  readonly name: string
  readonly everyMs: number
  /** Does one piece of a member's work; false when there was nothing to do. */
  readonly work: (memberId: number) => Promise<boolean>
}

/**
 * Goes round all members again and again. Members do not wait for each other: one whose lane is down must not hold up
 * the others.
 */
export const startRounds = ({ db, log, name, everyMs, work }: Rounds) => {
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  const busy = new Map<number, Promise<void>>()
  const warn = (error: unknown, memberId?: number) =>
    log.warn({ err: error, round: name, memberId }, 'round interrupted')

  const workThrough = async (memberId: number): Promise<void> => {
    try {
      while (!isStopping() && (await work(memberId)));
    } catch (error) {
      warn(error, memberId)
    }
    busy.delete(memberId)
  }
  const round = async (): Promise<void> => {
    const members = await db.selectFrom('member').select('id').orderBy('id').execute()
    for (const { id } of members) if (!busy.has(id)) busy.set(id, workThrough(id))
  }
  const rounds = (async () => {
    while (!isStopping()) {
      await round().catch((error: unknown) => warn(error))
      await new Promise(resolve => setTimeout(resolve, everyMs))
    }
  })()
  return {
    async stop(): Promise<void> {
      stopping.abort()
      await rounds
      await Promise.all(busy.values())
    },
  }
}
