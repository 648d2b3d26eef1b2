import type { Account } from '@fairground/contract/entities/money/account'
import { POINTS } from '@fairground/rules/money/currencies'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#core/text/text.ts'
import { exactSum, toMoney } from '#core/money.ts'
import { multiplierQuery, ratioQuery } from '#shared/money/currency-queries.ts'
import { ExchangeBalance } from './exchange-balance.tsx'
import { exchangedAmount } from './exchanged-amount.ts'
import styles from './other-accounts-card.module.css'

function Multiplier() {
  const t = useText()
  const multiplier = useQuery(multiplierQuery).data?.multiplier ?? 1
  if (multiplier === 1) return null
  return <p className="small muted">{t('currencies.multiplier', { multiplier })}</p>
}

interface AccountRowProps {
  account: Account
  mainCurrency: string
}

/** One account: balance, value in the main currency, and the exchange of a retired currency. */
export function AccountRow({ account, mainCurrency }: AccountRowProps) {
  const t = useText()
  const { accountCurrency, accountBalance } = account
  const balance = toMoney(accountBalance, accountCurrency)
  const rate = useQuery(ratioQuery(accountCurrency, mainCurrency)).data
  const worth = rate && exchangedAmount(balance, rate.ratio, mainCurrency)
  return (
    <li className={styles.account}>
      <p className={styles.sum}>
        <span>{accountCurrency === POINTS ? t('shell.points') : accountCurrency}</span>
        <b className="num">{exactSum(balance)}</b>
      </p>
      {worth && <p className="small muted num">{t('currencies.worth', { amount: exactSum(worth) })}</p>}
      {accountCurrency === POINTS && <Multiplier />}
      {rate?.exchangeable && worth && worth.amount > 0n && (
        <ExchangeBalance balance={balance} worth={worth} ratio={rate.ratio} />
      )}
    </li>
  )
}
