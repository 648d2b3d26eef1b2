import type { Statement } from '@fairground/contract/entities/money/statement'

/** The statement also contains days of earlier months. */
export const getMonthMinutes = (days: Statement['days'], month: string): number =>
  days.filter(({ day }) => day.startsWith(month)).reduce((sum, { minutes }) => sum + minutes, 0)
