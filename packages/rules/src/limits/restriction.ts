import type { AccountStatus } from '#play/account-status.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const maxTimeoutWeeks = 6
const maxTimeoutHours = maxTimeoutWeeks * 7 * 24
const minExclusionMonths = 6

export type Restriction = {
  readonly status: 'timedOut' | 'selfExcluded'
  readonly until: number
}

/** Undefined if it exceeds the maximum time-out. */
export const timeoutUntil = (hours: number, now: number): number | undefined =>
  hours > maxTimeoutHours ? undefined : now + hours * HOUR

type ExclusionProblem = 'exclusionDateInPast' | 'exclusionTooShort'

/** The exclusion lasts until the end of that day in UTC. */
export const exclusionUntil = (day: string, now: number): number | ExclusionProblem => {
  const start = new Date(`${day}T00:00:00Z`).getTime()
  const today = now - (now % DAY)
  if (start < today) return 'exclusionDateInPast'
  return start < monthsAfter(today, minExclusionMonths) ? 'exclusionTooShort' : start + DAY
}

/** The same day of a later month, or the last day of that month if it is shorter. */
export const monthsAfter = (day: number, months: number): number => {
  const moved = new Date(day)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  if (moved.getUTCDate() !== new Date(day).getUTCDate()) moved.setUTCDate(0)
  return moved.getTime()
}

/**
 * The restriction after a player's request: it never becomes shorter, an exclusion never becomes a time-out, and a
 * banned or closed account is unchanged. Undefined if nothing changes.
 */
export const restrictionAfter = (
  current: { readonly status: AccountStatus; readonly until: number | null },
  requested: Restriction,
): Restriction | undefined => {
  if (current.status === 'active' || current.status === 'locked') return requested
  if (current.status !== 'timedOut' && current.status !== 'selfExcluded') return undefined
  const until = Math.max(requested.until, current.until ?? 0)
  const status = current.status === 'selfExcluded' ? current.status : requested.status
  return status === current.status && until === current.until ? undefined : { status, until }
}
