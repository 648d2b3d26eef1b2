import { Card } from '@fairground/ui/parts/card.tsx'
import { RadioCards } from '@fairground/ui/parts/radio-card.tsx'
import { useText } from '#app/text.ts'
import { exactText, moneyOf } from '#shared/money.ts'
import { BankList } from './bank-list.tsx'
import type { DepositMethod } from './deposit-method.ts'
import type { DepositFormState } from './use-deposit-form.ts'
import styles from './method-card.module.css'

/** With what: what was used before, then everything else that is taken. */
export function MethodCard({ form, methods }: { form: DepositFormState; methods: readonly DepositMethod[] }) {
  const t = useText()
  const known = new Set(methods.filter(({ label }) => label !== null).map(({ option }) => option.kind))
  const feeOf = ({ option }: DepositMethod): string =>
    moneyOf(option.fee, option.currencyId).amount === 0n
      ? t('deposit.method.noFee')
      : t('deposit.method.fee', { amount: exactText(option.fee, option.currencyId, 'always') })
  return (
    <Card as="div">
      <div className={styles.methods}>
        <RadioCards
          legend={t('deposit.method.title')}
          name="method"
          value={form.method.id}
          onChange={form.setMethodId}
          options={methods.map(method => ({
            id: method.id,
            icon: method.icon,
            title:
              method.label ??
              t(`deposit.method.${known.has(method.option.kind) ? 'another' : 'new'}.${method.option.kind}`),
            note: t('deposit.method.note', {
              fee: feeOf(method),
              speed: t(`deposit.method.speed.${method.option.kind}`),
            }),
          }))}
        />
        {form.method.id === 'bank' && <BankList />}
      </div>
    </Card>
  )
}
