import { Card } from '@fairground/ui/layout/card.tsx'
import { CheckboxField } from '@fairground/ui/controls/checkbox-field.tsx'
import { RadioCards } from '@fairground/ui/controls/radio-cards.tsx'
import { useText } from '#core/text/text.ts'
import { exactText, toMoney } from '#core/money.ts'
import { InlineLink } from '#shared/layout/inline-link.tsx'
import { useMethodLabel } from '#shared/money/use-method-label.ts'
import { BankList } from './bank-list.tsx'
import type { DepositMethod } from './deposit-method.ts'
import { revealMethod } from './reveal-method.ts'
import type { DepositFormState } from './use-deposit-form.ts'
import styles from './method-card.module.css'

/** Saved payments first, then all other payment methods. */
export function MethodCard({ form, methods }: { form: DepositFormState; methods: readonly DepositMethod[] }) {
  const t = useText()
  const getMethodLabel = useMethodLabel()
  const { kind } = form.method.option
  const known = new Set(methods.filter(({ label }) => label !== null).map(({ option }) => option.kind))
  const toFeeText = ({ option }: DepositMethod): string =>
    toMoney(option.fee, option.currencyId).amount === 0n
      ? t('deposit.method.noFee')
      : t('deposit.method.fee', { amount: exactText(option.fee, option.currencyId, 'always') })
  return (
    <Card as="div">
      <div className={styles.methods}>
        <RadioCards
          legend={t('deposit.method.title')}
          name="method"
          value={form.method.id}
          onChange={id => {
            form.setMethodId(id)
            revealMethod()
          }}
          options={methods.map(method => ({
            id: method.id,
            icon: method.icon,
            title:
              method.label === null
                ? t(
                    `deposit.method.${known.has(method.option.kind) ? 'another' : 'new'}.${method.option.kind}`,
                  )
                : getMethodLabel(method.option.kind, method.label),
            note: t('deposit.method.note', {
              fee: toFeeText(method),
              speed: t(`deposit.method.speed.${method.option.kind}`),
            }),
          }))}
        />
        {form.method.id === 'bank' && <BankList />}
        {form.method.label === null ? (
          <div className={styles.keep}>
            <CheckboxField
              label={t(`deposit.keep.${kind}`)}
              checked={form.keep}
              onChange={event => form.setKeep(event.target.checked)}
            />
            <p className="small muted">{t('deposit.keep.text')}</p>
          </div>
        ) : (
          <p className="small muted">
            {t('deposit.method.confirm')}{' '}
            <InlineLink href="/cashier/methods">{t('deposit.method.manage')}</InlineLink>
          </p>
        )}
      </div>
    </Card>
  )
}
