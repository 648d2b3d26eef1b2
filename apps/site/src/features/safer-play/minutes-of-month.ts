import type { Statement } from '@fairground/contract/entities/statement'

/** The days reach back further than the first of a month. */
export const minutesOfMonth = (days: Statement['days'], month: string): number =>
  days.filter(({ day }) => day.startsWith(month)).reduce((sum, { minutes }) => sum + minutes, 0)
