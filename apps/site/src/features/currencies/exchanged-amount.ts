import { convertMoney } from '@fairground/rules/money/exchange'
import type { Money } from '@fairground/rules/money/money'
import { currencyCode } from '#core/money.ts'

/** Converts a sum at this rate and rounds down. */
export const exchangedAmount = (sum: Money, ratio: string, currencyId: string): Money =>
  convertMoney(sum, ratio, currencyCode(currencyId), '1')
