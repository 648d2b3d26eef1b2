import type { Play } from '@fairground/contract/entities/play'
import { add, type Money, zero } from '@fairground/rules/money/money'
import { currencyCode, moneyOf } from '#shared/money.ts'

/** What these plays cost together, fees included. */
export const stakedOn = (plays: readonly Pick<Play, 'price' | 'fee'>[], currencyId: string): Money =>
  plays.reduce(
    (sum, { price, fee }) => add(add(sum, moneyOf(price, currencyId)), moneyOf(fee, currencyId)),
    zero(currencyCode(currencyId)),
  )
