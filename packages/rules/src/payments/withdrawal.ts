import { transitionTable } from './transition-table.ts'

/**
 * The states of a withdrawal. From REQUESTED on the money is on hold; exactly one final state pays or returns it.
 *
 * REQUESTED  requested by the player, who may still cancel it.
 * APPROVED   approved by staff; not yet sent to the provider.
 * SENDING    sent to the provider.
 * UNKNOWN    the provider did not respond; only its status resolves this, never a guess or a second request.
 * PAID       paid by the provider.
 * REJECTED   rejected by staff or by the provider.
 * CANCELLED  cancelled by the player.
 */
export const WITHDRAWAL_STATUSES = [
  'REQUESTED',
  'APPROVED',
  'SENDING',
  'UNKNOWN',
  'PAID',
  'REJECTED',
  'CANCELLED',
] as const

export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number]

/** `reject` is a decision of staff, `refuse` one of the provider. */
export type WithdrawalEvent = 'approve' | 'reject' | 'cancel' | 'send' | 'lose' | 'pay' | 'refuse'

export type WithdrawalRefusal =
  | 'notApproved'
  | 'alreadyApproved'
  | 'notSent'
  | 'alreadySent'
  | 'outcomeUnknown'
  | 'alreadyPaid'
  | 'alreadyRejected'
  | 'alreadyCancelled'

const refuseAll = (refusal: WithdrawalRefusal): Record<WithdrawalEvent, WithdrawalRefusal> => ({
  approve: refusal,
  reject: refusal,
  cancel: refusal,
  send: refusal,
  lose: refusal,
  pay: refusal,
  refuse: refusal,
})

export const nextWithdrawalStatus = transitionTable<WithdrawalStatus, WithdrawalEvent, WithdrawalRefusal>(
  WITHDRAWAL_STATUSES,
  {
    REQUESTED: {
      ...refuseAll('notApproved'),
      approve: 'APPROVED',
      reject: 'REJECTED',
      cancel: 'CANCELLED',
    },
    APPROVED: {
      ...refuseAll('notSent'),
      approve: 'alreadyApproved',
      cancel: 'alreadyApproved',
      reject: 'REJECTED',
      send: 'SENDING',
    },
    SENDING: { ...refuseAll('alreadySent'), lose: 'UNKNOWN', pay: 'PAID', refuse: 'REJECTED' },
    UNKNOWN: { ...refuseAll('outcomeUnknown'), pay: 'PAID', refuse: 'REJECTED' },
    PAID: refuseAll('alreadyPaid'),
    REJECTED: refuseAll('alreadyRejected'),
    CANCELLED: refuseAll('alreadyCancelled'),
  },
)

/** The money is on hold, and the player cannot request another withdrawal. */
export const isOpenWithdrawal = (status: WithdrawalStatus): boolean =>
  status !== 'PAID' && status !== 'REJECTED' && status !== 'CANCELLED'

export const OPEN_WITHDRAWAL_STATUSES = WITHDRAWAL_STATUSES.filter(isOpenWithdrawal)
