import { CURRENCIES } from '@fairground/rules/money/currencies'
import { compare } from '@fairground/rules/money/money'
import { Card } from '@fairground/ui/layout/card.tsx'
import { Field } from '@fairground/ui/controls/field.tsx'
import { useText } from '#core/text/text.ts'
import { LimitHeadroom } from '#shared/money/limit-headroom.tsx'
import { ReadAmount } from '#shared/money/read-amount.tsx'
import { exactSum } from '#core/money.ts'
import { formatExact } from '#core/money-format.ts'
import { presets } from './deposit-range.ts'
import { revealMethod } from './reveal-method.ts'
import { amountFieldId, type DepositFormState } from './use-deposit-form.ts'
import styles from './amount-card.module.css'

/** The amount as text or as one of a few presets, the smallest first. */
export function AmountCard({ form }: { form: DepositFormState }) {
  const t = useText()
  const { range, amount, problem } = form
  const { currency } = range.minimum
  const sums = { minimum: exactSum(range.minimum), most: exactSum(range.maximum) }
  return (
    <Card as="div">
      <div className={styles.amount}>
        <Field
          id={amountFieldId}
          size="big"
          label={t('deposit.amount.label')}
          labelEnd={<ReadAmount sum={amount} />}
          prefix={CURRENCIES[currency].symbolLeft || undefined}
          suffix={currency}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          value={form.text}
          onChange={event => form.setText(event.target.value)}
          onBlur={revealMethod}
          help={t(`deposit.amount.range.${range.boundBy}`, sums)}
          error={problem}
        />
        <div className={styles.presets} role="group" aria-label={t('deposit.amount.presets')}>
          {presets(range).map(sum => (
            <button
              key={String(sum.amount)}
              type="button"
              aria-pressed={amount !== null && compare(amount, sum) === 0}
              onClick={() => form.setAmount(sum)}
            >
              {formatExact(sum)}
            </button>
          ))}
        </div>
        <div className={styles.limit}>
          <LimitHeadroom spending="deposits" {...(amount === null ? {} : { amount: amount })} />
        </div>
      </div>
    </Card>
  )
}
