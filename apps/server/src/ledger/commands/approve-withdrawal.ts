import { stepWithdrawal, type WithdrawalAsk } from '../cashier/withdrawals.ts'
import type { CommandRule } from '../command.ts'

export interface ApproveWithdrawal extends WithdrawalAsk {
  readonly approvedBy: string
}

export const approveWithdrawal: CommandRule<'approveWithdrawal'> = {
  needs: ({ withdrawalId }) => ({ opKeys: [], accounts: [], withdrawals: [withdrawalId] }),
  decide: (request, book) =>
    stepWithdrawal(request, 'approve', book, row => {
      if (row.fourEyes && row.requestedBy === request.approvedBy) return 'samePerson'
      row.approvedBy = request.approvedBy
      return undefined
    }),
}
