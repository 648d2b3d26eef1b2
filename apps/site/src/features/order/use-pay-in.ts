import { POINTS } from '@fairground/rules/money/currencies'
import { priceIn } from '@fairground/rules/money/exchange'
import type { Money } from '@fairground/rules/money/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccounts } from '#app/session.ts'
import { ratioQuery } from '#features/currencies/currency-queries.ts'
import { moneyOf } from '#shared/money.ts'

/** Another account of the player's, and what of it this purchase would take. */
export interface OtherPurse {
  readonly balance: Money
  readonly price: Money
  /** What one of its currency is in the game's. */
  readonly ratio: string
}

const useOtherPurse = (total: Money): OtherPurse | null => {
  const balance = useAccounts()
    .filter(({ accountCurrency }) => accountCurrency !== total.currency && accountCurrency !== POINTS)
    .map(({ accountBalance, accountCurrency }) => moneyOf(accountBalance, accountCurrency))
    .find(({ amount }) => amount > 0n)
  const { data } = useQuery({
    ...ratioQuery(balance?.currency ?? '', total.currency),
    enabled: balance !== undefined,
  })
  if (balance === undefined || data === undefined || total.amount === 0n) return null
  const { ratio } = data
  return { balance, price: priceIn(total, '1', balance.currency, ratio), ratio }
}

export interface PayIn {
  /** None for most players: they hold one currency. */
  readonly other: OtherPurse | null
  /** The other one, while it is what pays. */
  readonly purse: OtherPurse | null
  /** In the currency that pays. */
  readonly toPay: Money
  readonly choose: (selected: 'primary' | 'other') => void
}

/** In which of the player's currencies a purchase is paid: the game's own, or the other one he holds. */
export const usePayIn = (total: Money): PayIn => {
  const [selected, setSelected] = useState<'primary' | 'other'>('primary')
  const other = useOtherPurse(total)
  const purse = selected === 'other' ? other : null
  return { other, purse, toPay: purse?.price ?? total, choose: setSelected }
}
