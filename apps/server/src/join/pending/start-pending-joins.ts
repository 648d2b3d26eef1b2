import type { Database } from '@fairground/database/connect'
import type { LaneClient } from '#ledger/lane/lane-client.ts'
import { createMembers } from '#operator/members.ts'
import type { Log } from '#platform/log.ts'
import { findDue } from '#platform/polling/due-operators.ts'
import { pollMembers } from '#platform/polling/poll-members.ts'
import { playPendingJoin } from './play-pending-join.ts'

const everyMs = 250

/** Buys the plays that credited deposits pay for. Several workers may run: each claims its own. */
export const startPendingJoins = (deps: {
  readonly db: Database
  readonly lane: LaneClient
  readonly log: Log
}) => {
  const { db, log } = deps
  const members = createMembers(db)
  return pollMembers({
    db,
    log,
    everyMs,
    name: 'pending joins',
    findDue: findDue('pending_joins'),
    work: async memberId => {
      const member = await members.byId(memberId)
      return member ? playPendingJoin(deps, member) : false
    },
  })
}
