export const ACCOUNT_STATUSES = ['active', 'locked', 'expired', 'banned', 'selfExcluded', 'timedOut'] as const

/** Only an active account can join; running plays of any account still play and pay. */
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number]
