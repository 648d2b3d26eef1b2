import { formatPrize } from '#core/money-format.ts'
import { money } from '@fairground/rules/money/money'
import { currencyCode } from '#core/money.ts'

/** Formats an axis value given in the smallest currency unit. */
export const createScaleText =
  (currencyId: string) =>
  (amount: number): string =>
    formatPrize(money(BigInt(Math.round(amount)), currencyCode(currencyId))).replace('-', '−')
