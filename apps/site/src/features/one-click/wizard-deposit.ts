import { compare, type Money, subtract } from '@fairground/rules/money/money'

export interface WizardDeposit {
  readonly amount: Money
  /** What stays in the balance after the purchase. */
  readonly rest: Money
}

/** The smallest deposit that pays for the ticket. The method's minimum may be higher than what is missing. */
export const wizardDeposit = (total: Money, balance: Money, minimum: Money): WizardDeposit => {
  const missing = compare(balance, total) < 0 ? subtract(total, balance) : total
  const amount = compare(missing, minimum) < 0 ? minimum : missing
  return { amount, rest: subtract(amount, missing) }
}
