import type { Output } from '@fairground/contract/operations'
import { compare, type Money } from '@fairground/rules/money/money'
import { toMoney } from '#core/money.ts'
import { typedAmount } from '#shared/money/typed-amount.ts'

type Range = Pick<Output<'getWithdrawalStep'>, 'available' | 'minimum' | 'maximum'>

export type AmountProblem = 'missing' | 'invalid' | 'tooLow' | 'tooMuch' | 'tooHigh'

/** The whole balance, up to the maximum of one withdrawal. */
export const maxAtOnce = ({ available, maximum }: Range, currencyId: string): Money => {
  const [all, max] = [toMoney(available, currencyId), toMoney(maximum, currencyId)]
  return compare(all, max) < 0 ? all : max
}

export const amountProblem = (typed: string, range: Range, currencyId: string): AmountProblem | null => {
  if (typed.trim() === '') return 'missing'
  const amount = typedAmount(typed, currencyId)
  if (amount === null) return 'invalid'
  if (compare(amount, toMoney(range.available, currencyId)) > 0) return 'tooMuch'
  if (compare(amount, toMoney(range.minimum, currencyId)) < 0) return 'tooLow'
  return compare(amount, toMoney(range.maximum, currencyId)) > 0 ? 'tooHigh' : null
}
