import { CURRENCIES } from '@fairground/rules/money/currencies'
import { formatExact } from '@fairground/rules/money/format'
import { money } from '@fairground/rules/money/money'
import type { PlayPrice } from '@fairground/rules/play/cost'
import type { ReactNode } from 'react'
import { useText } from '#app/text.ts'
import { percentText } from '#shared/number-list.ts'
import styles from './price-facts.module.css'

export interface PriceFactsProps {
  price: PlayPrice
  returnToPlayer: string
  /** What the odds above are of. */
  children: ReactNode
}

/** Under the prizes, before anything is bought: the odds in words, the return, the price and the fee. */
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
          percent: percentText(returnToPlayer),
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
