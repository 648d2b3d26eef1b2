import type { Output } from '@fairground/contract/operations'
import { Button } from '@fairground/ui/parts/button.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { thrownText } from '#app/error-text.ts'
import { useText } from '#app/text.ts'
import { BalanceBlock } from '#features/cashier/balance-block.tsx'
import { MoneyPage } from '#features/cashier/money-page.tsx'
import { exactSum } from '#shared/money.ts'
import { AmountCard } from './amount-card.tsx'
import { MethodCards } from './method-cards.tsx'
import { SummaryCard, useBalanceAfter } from './summary-card.tsx'
import { useAmountForm, type WithdrawalDraft } from './use-amount-form.ts'
import styles from './withdraw.module.css'

export interface AmountStepProps {
  step: Output<'getWithdrawalStep'>
  currencyId: string
  draft: WithdrawalDraft
  onReviewed: (review: Output<'getWithdrawalStep2'>) => void
}

const formId = 'withdraw'

/** How much, and where to. */
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
          <Button type="submit" form={formId} tone="primary" size="lg" full loading={form.asking}>
            {t('withdrawal.continue')}
          </Button>
        ),
        note: t('withdrawal.nothingYet'),
        after: { label: t('withdrawal.balanceAfter'), sum: exactSum(after) },
      }}
    >
      <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
        <AmountCard field={form.field} step={step} currencyId={currencyId} onAll={form.setAmount} />
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
