import type { Output } from '@fairground/contract/operations'
import { CURRENCIES } from '@fairground/rules/money/currencies'
import type { Money } from '@fairground/rules/money/money'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { Field, type FieldProps } from '@fairground/ui/controls/field.tsx'
import { useText } from '#core/text/text.ts'
import { currencyCode, exactSum, exactText } from '#core/money.ts'
import { ReadAmount } from '#shared/money/read-amount.tsx'
import { maxAtOnce } from './withdrawal-amount.ts'
import styles from './withdraw.module.css'

interface AmountCardProps {
  field: Pick<FieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>
  typed: Money | null
  step: Output<'getWithdrawalStep'>
  currencyId: string
  onAll: (sum: Money) => void
}

export function AmountCard({ field, typed, step, currencyId, onAll }: AmountCardProps) {
  const t = useText()
  const max = maxAtOnce(step, currencyId)
  return (
    <Card as="div">
      <div className={styles.amount}>
        <Field
          {...field}
          size="big"
          label={t('withdrawal.howMuch')}
          labelEnd={<ReadAmount sum={typed} />}
          prefix={CURRENCIES[currencyCode(currencyId)].symbolLeft || undefined}
          suffix={currencyId}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={16}
          help={t('withdrawal.range', {
            minimum: exactText(step.minimum, currencyId),
            maximum: exactText(step.maximum, currencyId),
          })}
        />
        <Button onPress={() => onAll(max)}>{t('withdrawal.all', { amount: exactSum(max) })}</Button>
      </div>
    </Card>
  )
}
