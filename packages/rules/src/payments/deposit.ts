import { transitionTable } from './transition-table.ts'

/**
 * The states of a deposit: CREATED < PENDING < EXPIRED < COMPLETED < REVERSED; it only moves forward.
 *
 * CREATED    the player created the order.
 * PENDING    the provider accepted the order.
 * EXPIRED    not paid in time. It no longer counts towards limits; a late payment is still credited.
 * COMPLETED  paid and credited to the player.
 * REVERSED   refunded, or charged back by the player's bank.
 * FAILED     never paid; a late payment goes to suspense for manual review.
 *
 * Webhooks may arrive late, twice and out of order, so a state may be skipped.
 */
export const DEPOSIT_STATES = ['CREATED', 'PENDING', 'EXPIRED', 'COMPLETED', 'REVERSED', 'FAILED'] as const

export type DepositState = (typeof DEPOSIT_STATES)[number]
export type DepositEvent = 'pend' | 'expire' | 'complete' | 'reverse' | 'fail'
export type DepositRefusal =
  | 'alreadyPending'
  | 'alreadyExpired'
  | 'alreadyCompleted'
  | 'alreadyReversed'
  | 'alreadyFailed'

const refuseAll = (refusal: DepositRefusal): Record<DepositEvent, DepositRefusal> => ({
  pend: refusal,
  expire: refusal,
  complete: refusal,
  reverse: refusal,
  fail: refusal,
})

export const nextDepositState = transitionTable<DepositState, DepositEvent, DepositRefusal>(DEPOSIT_STATES, {
  CREATED: {
    pend: 'PENDING',
    expire: 'EXPIRED',
    complete: 'COMPLETED',
    reverse: 'REVERSED',
    fail: 'FAILED',
  },
  PENDING: {
    pend: 'alreadyPending',
    expire: 'EXPIRED',
    complete: 'COMPLETED',
    reverse: 'REVERSED',
    fail: 'FAILED',
  },
  EXPIRED: {
    pend: 'alreadyExpired',
    expire: 'alreadyExpired',
    complete: 'COMPLETED',
    reverse: 'REVERSED',
    fail: 'FAILED',
  },
  COMPLETED: { ...refuseAll('alreadyCompleted'), reverse: 'REVERSED' },
  REVERSED: refuseAll('alreadyReversed'),
  FAILED: refuseAll('alreadyFailed'),
})

/** Deposits count from the order on, so that parallel orders cannot exceed a limit together. */
export const countsTowardsLimits = (state: DepositState): boolean => state !== 'FAILED' && state !== 'EXPIRED'
