import type { Output } from '@fairground/contract/operations'
import { compare, type Money } from '@fairground/rules/money/money'
import type { AmountTextProblem, ParsedAmount } from '@fairground/rules/money/parse-amount'
import { toMoney } from '#core/money.ts'

type Range = Pick<Output<'getWithdrawalStep'>, 'available' | 'minimum' | 'maximum'>

export type AmountProblem = AmountTextProblem | 'tooLow' | 'tooMuch' | 'tooHigh'

/** The whole balance, up to the maximum of one withdrawal. */
export const maxAtOnce = ({ available, maximum }: Range, currencyId: string): Money => {
  const [all, max] = [toMoney(available, currencyId), toMoney(maximum, currencyId)]
  return compare(all, max) < 0 ? all : max
}

export const amountProblem = (
  parsed: ParsedAmount,
  range: Range,
  currencyId: string,
): AmountProblem | null => {
  if (!parsed.ok) return parsed.problem
  const { sum: amount } = parsed
  if (compare(amount, toMoney(range.available, currencyId)) > 0) return 'tooMuch'
  if (compare(amount, toMoney(range.minimum, currencyId)) < 0) return 'tooLow'
  return compare(amount, toMoney(range.maximum, currencyId)) > 0 ? 'tooHigh' : null
}
