import { stepsOf } from './steps.ts'

/**
 * The life of a withdrawal. From REQUESTED on the money is on hold; exactly one end pays it or gives it back.
 *
 * REQUESTED  the player asked; he may still change his mind.
 * APPROVED   an operator agreed; not yet with the provider.
 * SENDING    handed to the provider.
 * UNKNOWN    the provider did not answer: only its own word leads out, never a guess and never a second sending.
 * PAID       the provider paid.
 * REJECTED   refused by an operator, or not paid by the provider.
 * CANCELLED  taken back by the player.
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

/** `reject` is an operator's word, `refuse` the provider's. */
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

const every = (refusal: WithdrawalRefusal): Record<WithdrawalEvent, WithdrawalRefusal> => ({
  approve: refusal,
  reject: refusal,
  cancel: refusal,
  send: refusal,
  lose: refusal,
  pay: refusal,
  refuse: refusal,
})

export const nextWithdrawalStatus = stepsOf<WithdrawalStatus, WithdrawalEvent, WithdrawalRefusal>(
  WITHDRAWAL_STATUSES,
  {
    REQUESTED: {
      ...every('notApproved'),
      approve: 'APPROVED',
      reject: 'REJECTED',
      cancel: 'CANCELLED',
    },
    APPROVED: {
      ...every('notSent'),
      approve: 'alreadyApproved',
      cancel: 'alreadyApproved',
      reject: 'REJECTED',
      send: 'SENDING',
    },
    SENDING: { ...every('alreadySent'), lose: 'UNKNOWN', pay: 'PAID', refuse: 'REJECTED' },
    UNKNOWN: { ...every('outcomeUnknown'), pay: 'PAID', refuse: 'REJECTED' },
    PAID: every('alreadyPaid'),
    REJECTED: every('alreadyRejected'),
    CANCELLED: every('alreadyCancelled'),
  },
)

/** The money is on hold, and the player may not ask for another. */
export const isOpenWithdrawal = (status: WithdrawalStatus): boolean =>
  status !== 'PAID' && status !== 'REJECTED' && status !== 'CANCELLED'

export const OPEN_WITHDRAWAL_STATUSES = WITHDRAWAL_STATUSES.filter(isOpenWithdrawal)
