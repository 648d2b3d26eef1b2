import type { Database } from '@fairground/database/connect'
import type { LaneClient } from '#ledger/lane/lane-client.ts'
import { createMembers } from '#operator/members.ts'
import type { Log } from '#platform/log.ts'
import { findDue } from '#platform/polling/due-operators.ts'
import { pollMembers } from '#platform/polling/poll-members.ts'
import { payActiveBall, processBalls } from './balls/process-balls.ts'
import { countDraws } from './ranks/count-draws.ts'

interface ProgressDeps {
  readonly db: Database
  readonly lane: LaneClient
  readonly log: Log
}

const everyMs = 1000

/** Counts ended draws for the ranking and ends bonus balls. Several workers may run. */
export const startProgress = ({ db, lane, log }: ProgressDeps) => {
  const members = createMembers(db)
  const polls = [
    pollMembers({
      db,
      log,
      everyMs,
      name: 'points',
      findDue: findDue('points'),
      work: async memberId => {
        const member = await members.byId(memberId)
        return member ? countDraws(db, member) : false
      },
    }),
    pollMembers({
      db,
      log,
      everyMs,
      name: 'bonus balls',
      findDue: findDue('balls'),
      work: id => processBalls({ db, lane }, id),
    }),
  ]
  return {
    collectBall: (
      memberId: number,
      { playerId, ...request }: { playerId: number; ballId: number; requestId: string },
    ) => payActiveBall({ db, lane }, { memberId, playerId }, request),
    async stop(): Promise<void> {
      await Promise.all(polls.map(poll => poll.stop()))
    },
  }
}
