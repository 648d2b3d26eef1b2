import type { Account } from '@fairground/contract/entities/account'
import { POINTS } from '@fairground/rules/money/currencies'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#app/text.ts'
import { exactSum, moneyOf } from '#shared/money.ts'
import { multiplierQuery, ratioQuery } from './currency-queries.ts'
import { ExchangeRest } from './exchange-rest.tsx'
import { worthOf } from './worth.ts'
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

/** One account: what is in it, what that is worth, and the way out of a currency that is no longer dealt in. */
export function AccountRow({ account, mainCurrency }: AccountRowProps) {
  const t = useText()
  const { accountCurrency, accountBalance } = account
  const balance = moneyOf(accountBalance, accountCurrency)
  const rate = useQuery(ratioQuery(accountCurrency, mainCurrency)).data
  const worth = rate && worthOf(balance, rate.ratio, mainCurrency)
  return (
    <li className={styles.account}>
      <p className={styles.sum}>
        <span>{accountCurrency === POINTS ? t('shell.points') : accountCurrency}</span>
        <b className="num">{exactSum(balance)}</b>
      </p>
      {worth && <p className="small muted num">{t('currencies.worth', { amount: exactSum(worth) })}</p>}
      {accountCurrency === POINTS && <Multiplier />}
      {rate?.exchangeable && worth && worth.amount > 0n && (
        <ExchangeRest balance={balance} worth={worth} ratio={rate.ratio} />
      )}
    </li>
  )
}
