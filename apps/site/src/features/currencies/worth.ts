import { exchanged } from '@fairground/rules/money/exchange'
import type { Money } from '@fairground/rules/money/money'
import { currencyCode } from '#shared/money.ts'

/** What a sum is in another currency at this rate, rounded down. */
export const worthOf = (sum: Money, ratio: string, currencyId: string): Money =>
  exchanged(sum, ratio, currencyCode(currencyId), '1')
