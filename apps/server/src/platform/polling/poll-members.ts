import type { Database } from '@fairground/database/connect'
import type { FindDue } from './due-operators.ts'
import { pause } from '../pause.ts'
import type { Log } from '../log.ts'

export interface Polling {
  readonly db: Database
  readonly log: Log
  readonly name: string
  readonly everyMs: number
  /** One statement for all operators, so that idle ones cost nothing. */
  readonly findDue: FindDue
  /** Does one unit of work of an operator. Returns false when there was none. */
  readonly work: (memberId: number) => Promise<boolean>
}

/** More would only wait for the few connections of the process, until that wait times out. */
const maxBusy = 40

/** Polls for operators with work and serves them independently: one with a stopped lane does not delay the others. */
export const pollMembers = ({ db, log, name, everyMs, findDue, work }: Polling) => {
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  const busy = new Map<number, Promise<void>>()
  /** Operators with work that has not begun. */
  let waiting: number[] = []
  const warn = (error: unknown, memberId?: number) =>
    log.warn({ err: error, poll: name, memberId }, 'polling interrupted')

  const drain = async (memberId: number): Promise<void> => {
    try {
      while (!isStopping() && (await work(memberId)));
    } catch (error) {
      warn(error, memberId)
    }
    busy.delete(memberId)
    startWaiting()
  }
  const startWaiting = (): void => {
    while (!isStopping() && busy.size < maxBusy) {
      const memberId = waiting.shift()
      if (memberId === undefined) return
      if (!busy.has(memberId)) busy.set(memberId, drain(memberId))
    }
  }
  const pollOnce = async (): Promise<void> => {
    const due = new Set(await findDue(db))
    // Those that wait stay first, so that operators with constant work do not hold back the others.
    const before = new Set(waiting)
    const added = [...due].filter(memberId => !before.has(memberId) && !busy.has(memberId))
    waiting = [...waiting.filter(memberId => due.has(memberId)), ...added]
    startWaiting()
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
