import { platformId } from '@fairground/contract/operator/roles'
import { inMember, type Tx } from '@fairground/database/transaction'
import { findDue } from '#platform/polling/due-operators.ts'
import type { ConsoleContext } from '../access/operator-handler.ts'
import { appendAuditEntry } from '../audit-log.ts'
import { executeApproved } from './execute.ts'
import { lockOverdue, readApproved, updateProposal } from './queries.ts'

const findDueProposals = findDue('proposals')

/**
 * Ends overdue proposals and executes approved ones that a crash or a technical fault has left behind. One that fails
 * again stays approved and does not stop the others.
 */
export const sweepProposals = async (context: ConsoleContext): Promise<void> => {
  for (const memberId of [platformId, ...(await findDueProposals(context.db))]) {
    const approved = await inMember(context.db, memberId, async tx => {
      await expireOverdue(tx, memberId)
      return readApproved(tx, memberId)
    })
    for (const { id } of approved)
      await executeApproved(context, memberId, id).catch((error: unknown) =>
        context.log.warn(
          { err: error, memberId, proposalId: id },
          'execution of an approved proposal failed',
        ),
      )
  }
}

export const expireOverdue = async (tx: Tx, memberId: number): Promise<void> => {
  for (const { id, kind, subject } of await lockOverdue(tx, memberId)) {
    await updateProposal(tx, memberId, id, 'expired')
    await appendAuditEntry(tx, memberId, {
      actor: 'automatic',
      action: 'expire-proposal',
      subject: `proposal/${id}`,
      before: { status: 'open' },
      after: { status: 'expired', kind, subject },
      reason: 'its time is over',
    })
  }
}
