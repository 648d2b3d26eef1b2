export const ACCOUNT_STATUSES = [
  'active',
  'locked',
  'expired',
  'banned',
  'selfExcluded',
  'timedOut',
  'closed',
] as const

/** Only an active account can join; existing plays of any account still run and pay. */
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number]

/** Restricted at the player's request, for a limited time. */
export const isRestricted = (status: string): status is 'selfExcluded' | 'timedOut' =>
  status === 'selfExcluded' || status === 'timedOut'
