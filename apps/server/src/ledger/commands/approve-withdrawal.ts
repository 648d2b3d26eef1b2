import type { WithdrawalRow } from '../cashier/rows.ts'
import { stepWithdrawal, type WithdrawalAnswer, type WithdrawalRef } from '../cashier/withdrawals.ts'
import { automaticApprover } from '#ledger/cashier/automatic-approver.ts'
import type { CommandRule } from '#ledger/command-rule.ts'

export interface ApproveWithdrawal extends WithdrawalRef {
  readonly approvedBy: string
}

/**
 * An approval must match the stored route: the rule itself, the decision of one person, or a proposal of two. A hold refuses
 * every approval.
 */
export const approveWithdrawal: CommandRule<ApproveWithdrawal, WithdrawalAnswer> = {
  needs: ({ withdrawalId }) => ({ opKeys: [], accounts: [], withdrawals: [withdrawalId] }),
  decide: (request, book) =>
    stepWithdrawal(request, 'approve', book, row => {
      if (row.onHold) return 'onHold'
      const refusal = findRefusal(row, request.approvedBy, book.loaded.member.withdrawalAutomaticTo)
      if (refusal) return refusal
      row.approvedBy = request.approvedBy
      return undefined
    }),
}

const findRefusal = (row: WithdrawalRow, approvedBy: string, automaticTo: bigint) => {
  if (approvedBy === automaticApprover)
    return row.route === 'automatic' && !row.fourEyes && row.amount <= automaticTo
      ? undefined
      : 'notAutomatic'
  if (row.hasProposal) return undefined
  if (row.fourEyes || row.route === 'twoPeople') return 'noProposal'
  if (row.route === null) return 'notRouted'
  return row.decidedBy === approvedBy ? undefined : 'noDecision'
}
