import type { DayFacts } from '../day-facts.ts'

/** What the indicators know of a player at one moment. */
export interface PlayFacts {
  readonly today: DayFacts
  /** Earlier days with activity, of the last 63 days, in any order. */
  readonly history: readonly DayFacts[]
  /** Minutes in which the player was signed in today. */
  readonly sessionMinutes: number
  readonly failedDeposits: number
  readonly raisedLimits: number
  readonly cancelledWithdrawals: number
  readonly contacts: number
}

/** The days of history that the indicators need. */
export const historyDays = 63

/** Today and the earlier days of the last `count` days. */
export const findRecent = ({ today, history }: PlayFacts, count: number): readonly DayFacts[] => [
  today,
  ...history.filter(({ day }) => day > today.day - count && day < today.day),
]
