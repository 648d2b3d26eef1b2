import { CURRENCIES } from '@fairground/rules/money/currencies'
import { formatExact } from '#core/money-format.ts'
import { money } from '@fairground/rules/money/money'
import type { PlayPrice } from '@fairground/rules/play/cost'
import type { ReactNode } from 'react'
import { useText } from '#core/text/text.ts'
import { locale } from '#core/text/locale.ts'
import { percentText } from '#shared/format/number-list.ts'
import styles from './price-facts.module.css'

export interface PriceFactsProps {
  price: PlayPrice
  returnToPlayer: string
  /** Sentences that explain the odds listed above. */
  children: ReactNode
}

/** Odds, return to player, price and fee as sentences below the prizes, shown before the purchase. */
export function PriceFacts({ price, returnToPlayer, children }: PriceFactsProps) {
  const t = useText()
  const { cost, fee } = price
  const unit = money(10n ** BigInt(CURRENCIES[cost.currency].decimals), cost.currency)
  return (
    <div className={styles.facts}>
      {children}
      <p>
        {t('order.prizes.returnToPlayer', {
          unit: formatExact(unit),
          percent: percentText(returnToPlayer, locale),
        })}
      </p>
      <p>
        {fee.amount === 0n
          ? t('order.prizes.noFee', { cost: formatExact(cost) })
          : t('order.prizes.fee', { cost: formatExact(cost), fee: formatExact(fee) })}
      </p>
    </div>
  )
}
