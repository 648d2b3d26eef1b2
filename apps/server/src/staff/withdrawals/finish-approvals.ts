import { inMember } from '@fairground/database/transaction'
import { findDue } from '#platform/polling/due-operators.ts'
import type { ConsoleContext } from '../access/operator-handler.ts'
import { toActor } from '../access/staff-session.ts'
import { readUnfinishedApprovals } from './queries.ts'

const batchSize = 200
const findDueApprovals = findDue('approvals')

/** Sends decisions of staff to the lane again if a crash or a lost answer has left them behind. */
export const finishApprovals = async ({ db, lane }: Pick<ConsoleContext, 'db' | 'lane'>): Promise<void> => {
  for (const memberId of await findDueApprovals(db)) {
    const unfinished = await inMember(db, memberId, tx => readUnfinishedApprovals(tx, memberId, batchSize))
    for (const { staffId, ...request } of unfinished)
      await lane.submit(memberId, 'approveWithdrawal', { ...request, approvedBy: toActor(staffId) })
  }
}
