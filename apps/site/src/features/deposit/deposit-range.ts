import { compare, type Money, money } from '@fairground/rules/money/money'
import type { SetLimit } from '#shared/tightest-limit.ts'
import { typedAmount } from '#shared/typed-amount.ts'
import { moneyOf } from '#shared/money.ts'

/** What can be added now by one way to pay, and what it is that allows no more. */
export interface DepositRange {
  readonly minimum: Money
  readonly most: Money
  readonly because: 'method' | 'limit'
}

interface MethodRange {
  readonly minimum: string
  readonly maximum: string
  readonly currencyId: string
}

export const depositRange = (method: MethodRange, limit: Pick<SetLimit, 'left'> | null): DepositRange => {
  const { currencyId } = method
  const minimum = moneyOf(method.minimum, currencyId)
  const maximum = moneyOf(method.maximum, currencyId)
  const left = limit === null ? null : moneyOf(limit.left, currencyId)
  return left !== null && compare(left, maximum) < 0
    ? { minimum, most: left, because: 'limit' }
    : { minimum, most: maximum, because: 'method' }
}

export type AmountProblem = 'empty' | 'unreadable' | 'tooLow' | 'tooHigh' | 'overLimit'

export const amountProblem = (text: string, range: DepositRange): AmountProblem | null => {
  if (text.trim() === '') return 'empty'
  const amount = typedAmount(text, range.minimum.currency)
  if (amount === null) return 'unreadable'
  if (compare(amount, range.minimum) < 0) return 'tooLow'
  if (compare(amount, range.most) <= 0) return null
  return range.because === 'limit' ? 'overLimit' : 'tooHigh'
}

const presetCount = 4

/** The smallest round sums of what can be added: 1, 2 and 5 with noughts, none of them dearer than what is left. */
export const presets = ({ minimum, most }: DepositRange): readonly Money[] => {
  const sums: Money[] = []
  for (let power = 1n; power <= most.amount && sums.length < presetCount; power *= 10n)
    for (const step of [1n, 2n, 5n]) {
      const sum = money(step * power, minimum.currency)
      const fits = compare(sum, minimum) >= 0 && compare(sum, most) <= 0
      if (fits && sums.length < presetCount) sums.push(sum)
    }
  return sums
}
