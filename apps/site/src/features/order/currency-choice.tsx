import type { Money } from '@fairground/rules/money/money'
import { Segmented } from '@fairground/ui/parts/segmented.tsx'
import { useText } from '#app/text.ts'
import type { PayIn } from '#features/order/use-pay-in.ts'
import { exactSum } from '#shared/money.ts'
import styles from './currency-choice.module.css'

export interface CurrencyChoiceProps {
  /** In the game's currency. */
  total: Money
  payIn: PayIn
}

/** What pays, where the player holds a second currency. */
export function CurrencyChoice({ total, payIn: { other, purse, choose } }: CurrencyChoiceProps) {
  const t = useText()
  if (other === null) return null
  const { price, ratio } = other
  return (
    <div className={styles.choice}>
      <b className="small">{t('order.payIn.title')}</b>
      <Segmented
        label={t('order.payIn.title')}
        options={[
          { id: 'primary', label: exactSum(total) },
          { id: 'other', label: exactSum(price) },
        ]}
        value={purse === null ? 'primary' : 'other'}
        onChange={choose}
      />
      {purse !== null && (
        <p className="small muted">
          {t('order.payIn.note', { from: price.currency, to: total.currency, ratio })}
        </p>
      )}
    </div>
  )
}
