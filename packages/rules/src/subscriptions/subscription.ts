import { transitionTable } from '#payments/transition-table.ts'

/** ACTIVE while paid plays remain, ENDED after the last play, CANCELLED when the rest was refunded. */
export const SUBSCRIPTION_STATUSES = ['ACTIVE', 'ENDED', 'CANCELLED'] as const

export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]
export type SubscriptionEvent = 'play' | 'playLast' | 'cancel'
export type SubscriptionRefusal = 'usedUp' | 'alreadyCancelled'

const refuseAll = (refusal: SubscriptionRefusal): Record<SubscriptionEvent, SubscriptionRefusal> => ({
  play: refusal,
  playLast: refusal,
  cancel: refusal,
})

export const nextSubscriptionStatus = transitionTable<
  SubscriptionStatus,
  SubscriptionEvent,
  SubscriptionRefusal
>(SUBSCRIPTION_STATUSES, {
  ACTIVE: { play: 'ACTIVE', playLast: 'ENDED', cancel: 'CANCELLED' },
  ENDED: refuseAll('usedUp'),
  CANCELLED: refuseAll('alreadyCancelled'),
})

export const playEvent = (instancesLeft: number): SubscriptionEvent =>
  instancesLeft === 1 ? 'playLast' : 'play'
