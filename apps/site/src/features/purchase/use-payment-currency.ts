import { POINTS } from '@fairground/rules/money/currencies'
import { priceIn } from '@fairground/rules/money/exchange'
import type { Money } from '@fairground/rules/money/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccounts } from '#core/session/session.ts'
import { ratioQuery } from '#shared/money/currency-queries.ts'
import { toMoney } from '#core/money.ts'

/** The player's account in another currency, with the price of this purchase in that currency. */
export interface OtherCurrencyAccount {
  readonly balance: Money
  readonly price: Money
  /** Value of one unit of this currency in the game's currency. */
  readonly ratio: string
}

const useOtherAccount = (total: Money): OtherCurrencyAccount | null => {
  const balance = useAccounts()
    .filter(({ accountCurrency }) => accountCurrency !== total.currency && accountCurrency !== POINTS)
    .map(({ accountBalance, accountCurrency }) => toMoney(accountBalance, accountCurrency))
    .find(({ amount }) => amount > 0n)
  const { data } = useQuery({
    ...ratioQuery(balance?.currency ?? '', total.currency),
    enabled: balance !== undefined,
  })
  if (balance === undefined || data === undefined || total.amount === 0n) return null
  const { ratio } = data
  return { balance, price: priceIn(total, '1', balance.currency, ratio), ratio }
}

export interface PaymentCurrency {
  /** Null for a player with one currency. */
  readonly otherAccount: OtherCurrencyAccount | null
  /** `otherAccount` if the player chose to pay with it, else null. */
  readonly chosenAccount: OtherCurrencyAccount | null
  /** Price in the currency the player pays with. */
  readonly toPay: Money
  readonly choose: (selected: 'primary' | 'other') => void
}

/** The player pays in the game's currency by default and may choose another currency they hold. */
export const usePaymentCurrency = (total: Money): PaymentCurrency => {
  const [selected, setSelected] = useState<'primary' | 'other'>('primary')
  const otherAccount = useOtherAccount(total)
  const chosenAccount = selected === 'other' ? otherAccount : null
  return { otherAccount, chosenAccount, toPay: chosenAccount?.price ?? total, choose: setSelected }
}
