import { stepsOf } from '../payments/steps.ts'

/** ACTIVE while paid plays are left, ENDED when the last was played, CANCELLED when the rest was given back. */
export const SUBSCRIPTION_STATUSES = ['ACTIVE', 'ENDED', 'CANCELLED'] as const

export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]
export type SubscriptionEvent = 'play' | 'playLast' | 'cancel'
export type SubscriptionRefusal = 'usedUp' | 'alreadyCancelled'

const every = (refusal: SubscriptionRefusal): Record<SubscriptionEvent, SubscriptionRefusal> => ({
  play: refusal,
  playLast: refusal,
  cancel: refusal,
})

export const nextSubscriptionStatus = stepsOf<SubscriptionStatus, SubscriptionEvent, SubscriptionRefusal>(
  SUBSCRIPTION_STATUSES,
  {
    ACTIVE: { play: 'ACTIVE', playLast: 'ENDED', cancel: 'CANCELLED' },
    ENDED: every('usedUp'),
    CANCELLED: every('alreadyCancelled'),
  },
)

export const playEvent = (instancesLeft: number): SubscriptionEvent =>
  instancesLeft === 1 ? 'playLast' : 'play'
