import { platformId } from '@fairground/contract/operator/roles'
import type { StaffChange, StaffClock } from '@fairground/contract/operator/staff-events'
import type { Database } from '@fairground/database/connect'
import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import type { Log } from '#platform/log.ts'
import { pause } from '#platform/pause.ts'
import { toActChanges, toWorkChanges } from '#staff/live/changes.ts'
import { findLastAct, readActsAfter, readWorkState, type WorkState } from '#staff/live/queries.ts'

export interface WatchListener {
  readonly change: (change: StaffChange) => void
  readonly clock: (clock: StaffClock) => void
}

interface WatchDeps {
  readonly db: Database
  readonly log: Log
}

/** Acts of staff arrive within this time. */
const actsMs = 500
/** Work of players and workers, and the clock, are read in every fourth round. */
const roundsPerState = 4
const maxActs = 500

/** Reads what has happened at one operator since the last reading, from its audit log and its worklists. */
const createReader = (db: Database, memberId: number) => {
  let seq: number | undefined
  let before: WorkState | undefined
  let round = 0

  const readState = async (tx: Tx) => {
    // The platform has no players.
    if (memberId === platformId) return { changes: [], at: Math.floor(await databaseNow(tx)) }
    const { state, at } = await readWorkState(tx, memberId)
    const changes = before ? toWorkChanges(before, state, at) : []
    before = state
    return { changes, at }
  }

  return (): Promise<{ readonly changes: readonly StaffChange[]; readonly at?: number }> =>
    inMember(db, memberId, async tx => {
      seq ??= await findLastAct(tx, memberId)
      const acts = await readActsAfter(tx, memberId, seq, maxActs)
      const state = round % roundsPerState === 0 ? await readState(tx) : undefined
      seq = acts.at(-1)?.seq ?? seq
      round += 1
      return {
        changes: [...toActChanges(acts), ...(state?.changes ?? [])],
        ...(state && { at: state.at }),
      }
    })
}

/** Watches one operator once for all its listeners. */
export const createOperatorWatch = ({ db, log }: WatchDeps, memberId: number) => {
  const listeners = new Set<WatchListener>()
  let stopping: AbortController | undefined

  const run = async (ended: AbortController): Promise<void> => {
    const read = createReader(db, memberId)
    while (!ended.signal.aborted) {
      try {
        const { changes, at } = await read()
        if (ended.signal.aborted) return
        for (const listener of listeners) {
          for (const change of changes) listener.change(change)
          // After the changes: what a listener reads after its first clock includes everything before it.
          if (at !== undefined) listener.clock({ at })
        }
      } catch (error) {
        log.warn({ err: error, memberId }, 'live updates of staff not read')
      }
      await pause(actsMs, ended)
    }
  }

  return {
    /** Listens until the returned function is called. The first listener starts the polling and the last one ends it. */
    listen(listener: WatchListener): () => void {
      listeners.add(listener)
      if (!stopping) {
        stopping = new AbortController()
        void run(stopping)
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stopping?.abort()
        stopping = undefined
      }
    },
  }
}

export type OperatorWatch = ReturnType<typeof createOperatorWatch>
