import { formatPrize } from '@fairground/rules/money/format'
import { money } from '@fairground/rules/money/money'
import { currencyCode } from '#shared/money.ts'

/** The mark of a scale, whose figures are the smallest units of the currency. */
export const scaleTextOf =
  (currencyId: string) =>
  (amount: number): string =>
    formatPrize(money(BigInt(Math.round(amount)), currencyCode(currencyId))).replace('-', '−')
