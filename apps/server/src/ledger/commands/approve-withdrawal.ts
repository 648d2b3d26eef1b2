import { stepWithdrawal, type WithdrawalAnswer, type WithdrawalRef } from '../cashier/withdrawals.ts'
import type { CommandRule } from '#ledger/command-rule.ts'

export interface ApproveWithdrawal extends WithdrawalRef {
  readonly approvedBy: string
}

/** A large withdrawal needs an approved proposal, which two staff members have signed. */
export const approveWithdrawal: CommandRule<ApproveWithdrawal, WithdrawalAnswer> = {
  needs: ({ withdrawalId }) => ({ opKeys: [], accounts: [], withdrawals: [withdrawalId] }),
  decide: (request, book) =>
    stepWithdrawal(request, 'approve', book, row => {
      if (row.fourEyes && !row.hasProposal) return 'noProposal'
      row.approvedBy = request.approvedBy
      return undefined
    }),
}
