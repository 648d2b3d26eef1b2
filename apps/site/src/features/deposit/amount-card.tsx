import { CURRENCIES } from '@fairground/rules/money/currencies'
import { compare } from '@fairground/rules/money/money'
import { Card } from '@fairground/ui/parts/card.tsx'
import { Field } from '@fairground/ui/parts/field.tsx'
import { useText } from '#app/text.ts'
import { LimitHeadroom } from '#shared/limit-headroom.tsx'
import { exactSum } from '#shared/money.ts'
import { formatExact } from '@fairground/rules/money/format'
import { presets } from './deposit-range.ts'
import { amountFieldId, type DepositFormState } from './use-deposit-form.ts'
import styles from './amount-card.module.css'

/** How much: typed, or one of a few sums that fit, the smallest first. */
export function AmountCard({ form }: { form: DepositFormState }) {
  const t = useText()
  const { range, amount, problem } = form
  const { currency } = range.minimum
  const sums = { minimum: exactSum(range.minimum), most: exactSum(range.most) }
  return (
    <Card as="div">
      <div className={styles.amount}>
        <Field
          id={amountFieldId}
          size="big"
          label={t('deposit.amount.label')}
          prefix={CURRENCIES[currency].symbolLeft || undefined}
          suffix={currency}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          value={form.text}
          onChange={event => form.setText(event.target.value)}
          help={t(`deposit.amount.range.${range.because}`, sums)}
          error={problem === null ? undefined : t(`deposit.amount.problem.${problem}`, sums)}
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
          <LimitHeadroom of="deposits" {...(amount === null ? {} : { spends: amount })} />
        </div>
      </div>
    </Card>
  )
}
