import { compare, type Money, money } from '@fairground/rules/money/money'
import type { SetLimit } from '#shared/money/tightest-limit.ts'
import type { AmountTextProblem, ParsedAmount } from '@fairground/rules/money/parse-amount'
import { toMoney } from '#core/money.ts'

/** The amounts that a payment method accepts now, and what sets the maximum. */
export interface DepositRange {
  readonly minimum: Money
  readonly maximum: Money
  readonly boundBy: 'method' | 'limit'
}

interface MethodRange {
  readonly minimum: string
  readonly maximum: string
  readonly currencyId: string
}

export const depositRange = (method: MethodRange, limit: Pick<SetLimit, 'left'> | null): DepositRange => {
  const { currencyId } = method
  const minimum = toMoney(method.minimum, currencyId)
  const maximum = toMoney(method.maximum, currencyId)
  const left = limit === null ? null : toMoney(limit.left, currencyId)
  return left !== null && compare(left, maximum) < 0
    ? { minimum, maximum: left, boundBy: 'limit' }
    : { minimum, maximum, boundBy: 'method' }
}

export type AmountProblem = AmountTextProblem | 'tooLow' | 'tooHigh' | 'overLimit'

export const amountProblem = (parsed: ParsedAmount, range: DepositRange): AmountProblem | null => {
  if (!parsed.ok) return parsed.problem
  const { sum: amount } = parsed
  if (compare(amount, range.minimum) < 0) return 'tooLow'
  if (compare(amount, range.maximum) <= 0) return null
  return range.boundBy === 'limit' ? 'overLimit' : 'tooHigh'
}

const presetCount = 4

/** The smallest round sums in the range: 1, 2 and 5 times a power of ten. */
export const presets = ({ minimum, maximum }: DepositRange): readonly Money[] => {
  const sums: Money[] = []
  for (let power = 1n; power <= maximum.amount && sums.length < presetCount; power *= 10n)
    for (const step of [1n, 2n, 5n]) {
      const sum = money(step * power, minimum.currency)
      const fits = compare(sum, minimum) >= 0 && compare(sum, maximum) <= 0
      if (fits && sums.length < presetCount) sums.push(sum)
    }
  return sums
}
