import type { Output } from '@fairground/contract/operations'
import { compare, type Money } from '@fairground/rules/money/money'
import { moneyOf } from '#shared/money.ts'
import { typedAmount } from '#shared/typed-amount.ts'

type Range = Pick<Output<'getWithdrawalStep'>, 'available' | 'minimum' | 'maximum'>

export type AmountProblem = 'missing' | 'invalid' | 'tooLow' | 'tooMuch' | 'tooHigh'

/** All of it, or as much of it as goes at once. */
export const mostAtOnce = ({ available, maximum }: Range, currencyId: string): Money => {
  const [all, most] = [moneyOf(available, currencyId), moneyOf(maximum, currencyId)]
  return compare(all, most) < 0 ? all : most
}

export const amountProblem = (typed: string, range: Range, currencyId: string): AmountProblem | null => {
  if (typed.trim() === '') return 'missing'
  const amount = typedAmount(typed, currencyId)
  if (amount === null) return 'invalid'
  if (compare(amount, moneyOf(range.available, currencyId)) > 0) return 'tooMuch'
  if (compare(amount, moneyOf(range.minimum, currencyId)) < 0) return 'tooLow'
  return compare(amount, moneyOf(range.maximum, currencyId)) > 0 ? 'tooHigh' : null
}
