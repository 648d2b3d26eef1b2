import type { Money } from '@fairground/rules/money/money'
import { Segmented } from '@fairground/ui/controls/segmented.tsx'
import { useText } from '#core/text/text.ts'
import type { PaymentCurrency } from './use-payment-currency.ts'
import { exactSum } from '#core/money.ts'
import styles from './currency-choice.module.css'

export interface CurrencyChoiceProps {
  /** Price in the game's currency. */
  total: Money
  payment: PaymentCurrency
}

/** Lets a player with a second currency choose which one pays. */
export function CurrencyChoice({
  total,
  payment: { otherAccount, chosenAccount, choose },
}: CurrencyChoiceProps) {
  const t = useText()
  if (otherAccount === null) return null
  const { price, ratio } = otherAccount
  return (
    <div className={styles.choice}>
      <b className="small">{t('order.payIn.title')}</b>
      <Segmented
        label={t('order.payIn.title')}
        options={[
          { id: 'primary', label: exactSum(total) },
          { id: 'other', label: exactSum(price) },
        ]}
        value={chosenAccount === null ? 'primary' : 'other'}
        onChange={choose}
      />
      {chosenAccount !== null && (
        <p className="small muted">
          {t('order.payIn.note', { from: price.currency, to: total.currency, ratio })}
        </p>
      )}
    </div>
  )
}
