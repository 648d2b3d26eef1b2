import { Button } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { BalanceBlock } from '#shared/money/balance-block.tsx'
import { MoneyPage } from '#shared/money/money-page.tsx'
import { exactSum } from '#core/money.ts'
import { AmountCard } from './amount-card.tsx'
import { MethodCards } from './method-cards.tsx'
import { SummaryCard, useBalanceAfter } from './summary-card.tsx'
import { useAmountForm } from './use-amount-form.ts'
import styles from './withdraw.module.css'
import type { AmountStepProps } from './amount-step-props.ts'

const formId = 'withdraw'

/** The first step: amount and destination. */
export function AmountStep(props: AmountStepProps) {
  const { step, currencyId } = props
  const t = useText()
  const form = useAmountForm(props)
  const after = useBalanceAfter(step.available, currencyId, form.amount)
  return (
    <MoneyPage
      page="withdraw"
      lead={<BalanceBlock currencyId={currencyId} />}
      aside={<SummaryCard amount={form.amount} after={after} />}
      action={{
        button: (
          <Button
            type="submit"
            form={formId}
            tone="primary"
            size="lg"
            full
            loading={form.reviewing}
            disabledReason={form.blocked}
          >
            {t('withdrawal.continue')}
          </Button>
        ),
        note: t('withdrawal.nothingYet'),
        after: { label: t('withdrawal.balanceAfter'), sum: exactSum(after) },
      }}
    >
      <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
        <AmountCard
          field={form.field}
          typed={form.typed}
          step={step}
          currencyId={currencyId}
          onAll={form.setAmount}
        />
        <Card as="div">
          <MethodCards
            methods={step.methods}
            paidBefore={form.paidBefore}
            value={form.methodId}
            onChange={form.setMethod}
          />
        </Card>
        {form.refused !== null && (
          <Note tone="danger" icon="warning" live>
            {thrownText(form.refused)}
          </Note>
        )}
      </form>
    </MoneyPage>
  )
}
