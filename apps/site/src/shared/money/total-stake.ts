import type { Play } from '@fairground/contract/entities/plays/play'
import { add, type Money, zero } from '@fairground/rules/money/money'
import { currencyCode, toMoney } from '#core/money.ts'

/** The total price of the plays including fees. */
export const totalStake = (plays: readonly Pick<Play, 'price' | 'fee'>[], currencyId: string): Money =>
  plays.reduce(
    (sum, { price, fee }) => add(add(sum, toMoney(price, currencyId)), toMoney(fee, currencyId)),
    zero(currencyCode(currencyId)),
  )
