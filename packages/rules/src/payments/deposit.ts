import { stepsOf } from './steps.ts'

/**
 * The life of a deposit: CREATED < PENDING < COMPLETED < REVERSED, only ever forward.
 *
 * CREATED    ordered by the player.
 * PENDING    the provider knows of it.
 * COMPLETED  paid, and credited to the player.
 * REVERSED   taken back: refunded, or charged back by the player's bank.
 * FAILED     never paid; what arrives for it after all is nobody's until a person has looked.
 *
 * The provider's messages come late, twice and out of order, so a state may be skipped.
 */
export const DEPOSIT_STATES = ['CREATED', 'PENDING', 'COMPLETED', 'REVERSED', 'FAILED'] as const

export type DepositState = (typeof DEPOSIT_STATES)[number]
export type DepositEvent = 'pend' | 'complete' | 'reverse' | 'fail'
export type DepositRefusal = 'alreadyPending' | 'alreadyCompleted' | 'alreadyReversed' | 'alreadyFailed'

const every = (refusal: DepositRefusal): Record<DepositEvent, DepositRefusal> => ({
  pend: refusal,
  complete: refusal,
  reverse: refusal,
  fail: refusal,
})

export const nextDepositState = stepsOf<DepositState, DepositEvent, DepositRefusal>(DEPOSIT_STATES, {
  CREATED: { pend: 'PENDING', complete: 'COMPLETED', reverse: 'REVERSED', fail: 'FAILED' },
  PENDING: { pend: 'alreadyPending', complete: 'COMPLETED', reverse: 'REVERSED', fail: 'FAILED' },
  COMPLETED: { ...every('alreadyCompleted'), reverse: 'REVERSED' },
  REVERSED: every('alreadyReversed'),
  FAILED: every('alreadyFailed'),
})
