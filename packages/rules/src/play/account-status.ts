export const ACCOUNT_STATUSES = [
  'active',
  'locked',
  'expired',
  'banned',
  'selfExcluded',
  'timedOut',
  'closed',
] as const

/** Only an active account can join; running plays of any account still play and pay. */
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number]

/** By the player's own wish, and for a time. */
export const isRestricted = (status: string): status is 'selfExcluded' | 'timedOut' =>
  status === 'selfExcluded' || status === 'timedOut'
