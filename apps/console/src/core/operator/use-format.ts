import { formatAmount, formatShortAmount, type MinorUnits } from '#core/format/money.ts'
import { formatClock, formatDay, formatMoment, formatSeconds, type Instant } from '#core/format/times.ts'
import { useFindOperator } from './current-operator.ts'

/** Formats times in the operator's zone, and money in its currency if no other is named. The platform has UTC and none. */
export const useFormat = () => {
  const operator = useFindOperator()
  const zone = operator?.timeZone ?? 'UTC'
  const own = operator?.currency.code
  const write = (format: typeof formatAmount, amount: MinorUnits, currency = own) =>
    currency === undefined ? String(amount) : format(amount, currency)
  return {
    zone,
    currency: own,
    amount: (amount: MinorUnits, currency?: string) => write(formatAmount, amount, currency),
    shortAmount: (amount: MinorUnits, currency?: string) => write(formatShortAmount, amount, currency),
    clock: (at: Instant) => formatClock(at, zone),
    seconds: (at: Instant) => formatSeconds(at, zone),
    day: (at: Instant) => formatDay(at, zone),
    moment: (at: Instant) => formatMoment(at, zone),
  }
}
