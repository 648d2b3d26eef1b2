import { stepsOf } from './steps.ts'

/**
 * The life of a deposit: CREATED < PENDING < EXPIRED < COMPLETED < REVERSED, only ever forward.
 *
 * CREATED    ordered by the player.
 * PENDING    the provider knows of it.
 * EXPIRED    not paid in time. The player's limits no longer count it; what he pays after all is his.
 * COMPLETED  paid, and credited to the player.
 * REVERSED   taken back: refunded, or charged back by the player's bank.
 * FAILED     never paid; what arrives for it after all is nobody's until a person has looked.
 *
 * The provider's messages come late, twice and out of order, so a state may be skipped.
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

const every = (refusal: DepositRefusal): Record<DepositEvent, DepositRefusal> => ({
  pend: refusal,
  expire: refusal,
  complete: refusal,
  reverse: refusal,
  fail: refusal,
})

export const nextDepositState = stepsOf<DepositState, DepositEvent, DepositRefusal>(DEPOSIT_STATES, {
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
  COMPLETED: { ...every('alreadyCompleted'), reverse: 'REVERSED' },
  REVERSED: every('alreadyReversed'),
  FAILED: every('alreadyFailed'),
})

/** From the order on, so that orders made together cannot pass a limit together; what will not be paid is given back. */
export const countsTowardsLimits = (state: DepositState): boolean => state !== 'FAILED' && state !== 'EXPIRED'
