import { stepWithdrawal } from '../cashier/withdrawals.ts'
import type { CommandRule } from '../command.ts'
import type { WithdrawalEvent } from '@fairground/rules/payments/withdrawal'

/** A step between the provider and us that moves no money: the hold stays. */
const stepOnly = (event: WithdrawalEvent): CommandRule<'markSending'> & CommandRule<'markUnknown'> => ({
  needs: ({ withdrawalId }) => ({ opKeys: [], accounts: [], withdrawals: [withdrawalId] }),
  decide: (request, book) => stepWithdrawal(request, event, book, () => undefined),
})

/** Before the provider is asked to pay: from here on only its word ends the withdrawal. */
export const markSending = stepOnly('send')

/** The provider did not say whether it paid. */
export const markUnknown = stepOnly('lose')
