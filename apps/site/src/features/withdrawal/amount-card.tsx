import type { Output } from '@fairground/contract/operations'
import { CURRENCIES } from '@fairground/rules/money/currencies'
import type { Money } from '@fairground/rules/money/money'
import { Button } from '@fairground/ui/parts/button.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { Field, type FieldProps } from '@fairground/ui/parts/field.tsx'
import { useText } from '#app/text.ts'
import { currencyCode, exactSum, exactText } from '#shared/money.ts'
import { mostAtOnce } from './withdrawal-amount.ts'
import styles from './withdraw.module.css'

interface AmountCardProps {
  field: Pick<FieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>
  step: Output<'getWithdrawalStep'>
  currencyId: string
  onAll: (sum: Money) => void
}

export function AmountCard({ field, step, currencyId, onAll }: AmountCardProps) {
  const t = useText()
  const most = mostAtOnce(step, currencyId)
  return (
    <Card as="div">
      <div className={styles.amount}>
        <Field
          {...field}
          size="big"
          label={t('withdrawal.howMuch')}
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
        <Button onPress={() => onAll(most)}>{t('withdrawal.all', { amount: exactSum(most) })}</Button>
      </div>
    </Card>
  )
}
