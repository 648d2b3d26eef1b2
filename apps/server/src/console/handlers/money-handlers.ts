import { findGrants } from '@fairground/contract/operator/roles'
import { type OperatorHandlers, requireStaff } from '#staff/access/operator-handler.ts'
import { approveWithdrawal, rejectWithdrawal } from '#staff/decide-withdrawal.ts'
import { getDeposit, listDeposits, listSuspense } from '#staff/money/deposits.ts'
import { explainDifference, listDifferences } from '#staff/money/differences.ts'
import { getJournal, getPlayerFunds, listAccounts, listJournals } from '#staff/money/explorer.ts'
import { listExchangeRateChanges, listExchangeRates, listJackpots } from '#staff/money/jackpots-and-rates.ts'
import { refundDeposit } from '#staff/refund-deposit.ts'
import { listWithdrawals } from '#staff/withdrawals/list-withdrawals.ts'
import { done, toActing } from './acting.ts'

/** Handlers of the money desk. */
export const moneyHandlers = {
  listWithdrawals,
  listSuspense,
  listDeposits,
  getDeposit,
  listJackpots,
  listExchangeRates,
  listExchangeRateChanges,
  listDifferences,
  getPlayerFunds,
  listAccounts,
  listJournals,
  getJournal,
  explainDifference: async ({ differenceId, proposalId, reason }, caller, context) => {
    const { staffId } = requireStaff(caller)
    await explainDifference(context, toActing(caller, reason), differenceId, {
      staffId,
      ...(proposalId === undefined ? {} : { proposalId }),
    })
    return done
  },
  approveWithdrawal: async ({ withdrawalId, reason }, caller, context) => {
    const acting = toActing(caller, reason)
    const { staffId, grants } = requireStaff(caller)
    await approveWithdrawal(context, acting, withdrawalId, {
      staffId,
      grants: findGrants(grants, acting.member.id, 'withdrawals.approve'),
    })
    return done
  },
  rejectWithdrawal: async ({ withdrawalId, text, reason }, caller, context) => {
    await rejectWithdrawal(context, toActing(caller, reason), withdrawalId, text)
    return done
  },
  refundDeposit: async ({ depositId, reason }, caller, context) => {
    await refundDeposit(context, toActing(caller, reason), depositId)
    return done
  },
} as const satisfies Partial<OperatorHandlers>
