import { formatCount, formatQuantity } from '#core/format/numbers.ts'
import type { ThresholdUnit } from '../words/threshold-words.ts'

const formats: Readonly<Record<Exclude<ThresholdUnit, 'money'>, (value: number) => string>> = {
  times: value => `${formatCount(value)} times`,
  minutes: value => formatQuantity(value, 'minute'),
  count: value => formatCount(value),
  percent: value => `${formatCount(value)}%`,
  days: value => formatQuantity(value, 'day'),
  clock: value => `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`,
}

/** The value of a threshold with its unit. */
export const formatThreshold = (
  value: number,
  unit: ThresholdUnit,
  amount: (minor: number) => string,
): string => (unit === 'money' ? amount(value) : formats[unit](value))
