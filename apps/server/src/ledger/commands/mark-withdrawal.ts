import { stepWithdrawal, type WithdrawalAnswer, type WithdrawalRef } from '#ledger/cashier/withdrawals.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import type { WithdrawalEvent } from '@fairground/rules/payments/withdrawal'

/** A status change that moves no money: the hold stays. */
const stepOnly = (event: WithdrawalEvent): CommandRule<WithdrawalRef, WithdrawalAnswer> => ({
  needs: ({ withdrawalId }) => ({ opKeys: [], accounts: [], withdrawals: [withdrawalId] }),
  decide: (request, book) => stepWithdrawal(request, event, book, () => undefined),
})

/** Recorded before the provider is called: from here on only the provider's result ends the withdrawal. */
export const markSending = stepOnly('send')

/** The provider did not report whether it paid. */
export const markUnknown = stepOnly('lose')
