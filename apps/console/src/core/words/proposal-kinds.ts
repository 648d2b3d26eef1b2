import type { ProposalKind, ProposalStatus } from '@fairground/contract/operator/proposal-kinds'

/** What a proposal does, in words. */
export const proposalWords = {
  approveWithdrawal: 'Pay a large withdrawal',
  adjustBalance: 'Adjust a balance',
  matchSuspense: 'Match money in suspense',
  returnSuspense: 'Return money in suspense',
  fundJackpot: 'Fund a jackpot',
  setExchangeRates: 'Set exchange rates',
  offerBonus: 'Offer a bonus',
  createCoupon: 'Create a coupon',
  startBonusCampaign: 'Start a bonus campaign',
  unbanPlayer: 'Lift a ban',
  releaseDraw: 'Release a held draw',
  voidInstance: 'Void a draw and refund it',
  publishGame: 'Publish a game',
  changeGame: 'Change a game',
  changeSchedule: 'Change a schedule',
  retireGame: 'Retire a game',
  endDeck: 'End a deck early',
  changeMoneySettings: 'Change settings of money',
  grantRole: 'Give a role',
  logSignerTerm: 'Log a term of the signer',
  exportPersonalData: 'Export personal data',
  changeProtection: 'Change rules of safer play',
  usePaymentProvider: 'Use a payment provider',
} as const satisfies Readonly<Record<ProposalKind, string>>

export const proposalStatusWords = {
  open: 'Waiting',
  approved: 'Approved',
  executed: 'Done',
  rejected: 'Refused',
  cancelled: 'Withdrawn',
  expired: 'Expired',
  failed: 'Failed',
} as const satisfies Readonly<Record<ProposalStatus, string>>
