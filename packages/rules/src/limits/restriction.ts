import type { AccountStatus } from '../play/account-status.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const timeoutMostHours = 6 * 7 * 24
const exclusionLeastMonths = 6

export type Restriction = {
  readonly status: 'timedOut' | 'selfExcluded'
  readonly until: number
}

/** Undefined when it is longer than a time-out may be. */
export const timeoutUntil = (hours: number, now: number): number | undefined =>
  hours > timeoutMostHours ? undefined : now + hours * HOUR

type ExclusionProblem = 'exclusionDateInPast' | 'exclusionTooShort'

/** The exclusion lasts to the end of that day, by UTC. */
export const exclusionUntil = (day: string, now: number): number | ExclusionProblem => {
  const start = new Date(`${day}T00:00:00Z`).getTime()
  const today = now - (now % DAY)
  if (start < today) return 'exclusionDateInPast'
  return start < monthsAfter(today, exclusionLeastMonths) ? 'exclusionTooShort' : start + DAY
}

/** The same day of a later month, or its last day where there is no such day. */
export const monthsAfter = (day: number, months: number): number => {
  const moved = new Date(day)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  if (moved.getUTCDate() !== new Date(day).getUTCDate()) moved.setUTCDate(0)
  return moved.getTime()
}

/**
 * What holds after a player has asked for a restriction: it never becomes shorter, an exclusion never becomes a
 * time-out, and who is banned or closed stays so. Undefined when nothing changes.
 */
export const restrictionAfter = (
  current: { readonly status: AccountStatus; readonly until: number | null },
  asked: Restriction,
): Restriction | undefined => {
  if (current.status === 'active' || current.status === 'locked') return asked
  if (current.status !== 'timedOut' && current.status !== 'selfExcluded') return undefined
  const until = Math.max(asked.until, current.until ?? 0)
  const status = current.status === 'selfExcluded' ? current.status : asked.status
  return status === current.status && until === current.until ? undefined : { status, until }
}
