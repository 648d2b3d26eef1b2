import type { OperationName } from './operation-names.ts'

/**
 * What a player may still do who has excluded himself or takes a time-out, where the profile gives him a session at
 * all: see his balance, withdraw, read his history, get help, and restrict himself further. What anyone may call is
 * open to him as well.
 */
const open: ReadonlySet<OperationName> = new Set<OperationName>([
  'loginCheck',
  'logout',
  'getOfflineEvents',
  'acknowledgePesistentEvents',
  'getPlayerAccounts',
  'getPlayerAccountBalance',
  'getBonuses',
  'getPendingWithdrawals',
  'getWithdrawal',
  'getWithdrawalStep',
  'getWithdrawalStep2',
  'payoutSubmit',
  'payoutCancel',
  'payoutListRecurringDetails',
  'getBanksList',
  'searchTransactions',
  'searchTransactionsBetween',
  'exportTransactions',
  'getStatement',
  'searchGameHistory',
  'getGameHistoryDetail',
  'searchPayGoSubscriptionTransactions',
  'getPlayerPrizeItems',
  'getPlayerPrizeItemAgents',
  'claimPrize',
  'getLastVerificationRequest',
  'listVerificationRequests',
  'requestIdVerification',
  'replyVerificationRequest',
  'submitVerificationRequest',
  'removeDocument',
  'changePassword',
  'changePassword2',
  'getContactPreference',
  'exportMyData',
  'closeAccount',
  'listSessions',
  'endOtherSessions',
  'getLimits',
  'updateSelfLimits',
  'updateLossLimits',
  'cancelLimitChange',
  'updateTimeout',
  'updateSelfExclusion',
  'getRealityCheck',
  'createSupportCase',
  'openTicket',
])

export const isOpenToRestricted = (name: OperationName): boolean => open.has(name)
