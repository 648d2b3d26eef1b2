import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { LaneClient } from '#ledger/lane/lane-client.ts'
import { createMembers } from '#operator/members.ts'
import type { Log } from '#platform/log.ts'
import { findDue, withEnded } from '#platform/polling/due-operators.ts'
import { pollMembers } from '#platform/polling/poll-members.ts'
import { readOldestWaiting } from './queries.ts'
import { routeWithdrawals } from './route-withdrawals.ts'

interface RoutingServiceDeps {
  readonly db: Database
  readonly lane: LaneClient
  readonly log: Log
  readonly observeWaiting: (memberId: number, seconds: number) => void
}

const everyMs = 1000

/** Routes the withdrawals of all operators. A gateway asks for a new one at once; polling finds what was missed. */
export const startRouting = ({ db, lane, log, observeWaiting }: RoutingServiceDeps) => {
  const members = createMembers(db)
  const polling = pollMembers({
    db,
    log,
    everyMs,
    name: 'withdrawal routing',
    findDue: withEnded(findDue('routing')),
    work: async memberId => {
      const member = await members.byId(memberId)
      if (!member) return false
      const waitedMs = await inMember(db, memberId, tx => readOldestWaiting(tx, memberId))
      observeWaiting(memberId, waitedMs / 1000)
      return waitedMs > 0 && routeWithdrawals({ db, lane }, member)
    },
  })
  return {
    async routeWithdrawal(
      memberId: number,
      { withdrawalId }: { readonly withdrawalId: number },
    ): Promise<void> {
      const member = await members.byId(memberId)
      if (!member) throw new Error(`there is no operator ${memberId}`)
      await routeWithdrawals({ db, lane }, member, withdrawalId)
    },
    stop: () => polling.stop(),
  }
}
