/** Caps of the same kind by day, week and month; null where there is none. */
export type CapsByWindow = {
  readonly day: bigint | null
  readonly week: bigint | null
  readonly month: bigint | null
}

export type LimitOrderProblem = 'weeklyAboveMonthly' | 'dailyAboveWeeklyOrMonthly'

const isAbove = (a: bigint | null, b: bigint | null): boolean => a !== null && b !== null && a > b

/** The limit of a shorter period cannot exceed that of a longer period. */
export const limitOrderProblem = ({ day, week, month }: CapsByWindow): LimitOrderProblem | undefined => {
  if (isAbove(week, month)) return 'weeklyAboveMonthly'
  return isAbove(day, week) || isAbove(day, month) ? 'dailyAboveWeeklyOrMonthly' : undefined
}
