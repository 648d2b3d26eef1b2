import { Note } from '@fairground/ui/feedback/note.tsx'
import type { ReactNode } from 'react'
import { observeShown, thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { BalanceBlock } from '#shared/money/balance-block.tsx'
import { DepositLimitCard } from '#shared/money/deposit-limit-card.tsx'
import { MoneyPage } from '#shared/money/money-page.tsx'
import { InlineLink } from '#shared/layout/inline-link.tsx'
import { exactSum } from '#core/money.ts'
import { AddButton, formId } from './add-button.tsx'
import { AmountCard } from './amount-card.tsx'
import { CouponCard } from './coupon-card.tsx'
import type { DepositMethod } from './deposit-method.ts'
import type { DepositRequest } from './stored-order.ts'
import { LimitOffer } from './limit-offer.tsx'
import { MethodCard } from './method-card.tsx'
import { orderProblem } from './order-problem.ts'
import { SummaryCard, useBalanceAfter } from './summary-card.tsx'
import { useDepositForm } from './use-deposit-form.ts'
import styles from './deposit-form.module.css'

export interface DepositFormProps {
  methods: readonly [DepositMethod, ...DepositMethod[]]
  sending: {
    readonly isPending: boolean
    readonly error: unknown
    readonly send: (request: DepositRequest) => void
  }
  /** A payment that was not made, which the player tries again. */
  earlier: DepositRequest | null
  /** A notice about an earlier payment above the form. */
  notice?: ReactNode
}

/** Amount, payment method, coupon and summary. */
export function DepositForm({ methods, sending, earlier, notice }: DepositFormProps) {
  const t = useText()
  const form = useDepositForm(methods, sending.send, earlier)
  const { currencyId } = form.method.option
  const problem = sending.error === null ? null : orderProblem(sending.error)
  const problemText =
    problem &&
    (problem.reason === 'fault' ? thrownText(sending.error) : t(`deposit.failed.${problem.reason}`))
  if (problemText) observeShown(sending.error, problemText)
  const after = exactSum(useBalanceAfter(form))
  return (
    <MoneyPage
      page="deposit"
      lead={<BalanceBlock currencyId={currencyId} />}
      aside={
        <>
          <div className={styles.wide}>
            <DepositLimitCard />
          </div>
          <SummaryCard form={form} />
        </>
      }
      action={{
        button: <AddButton form={form} sending={sending.isPending} />,
        note: t('deposit.afford'),
        after: { label: t('deposit.summary.after'), sum: after },
      }}
    >
      {notice}
      <LimitOffer />
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          form.submit()
        }}
      >
        <AmountCard form={form} />
        <MethodCard form={form} methods={methods} />
        <CouponCard
          coupon={form.coupon}
          refusal={problem?.at === 'coupon' ? (problemText ?? undefined) : undefined}
        />
        {problem?.at === 'whole' && (
          <Note tone="danger" icon="warning" live>
            {problemText}{' '}
            {problem.isLimit && (
              <InlineLink href="/cashier/responsiblegaming/limits">{t('deposit.seeLimits')}</InlineLink>
            )}
          </Note>
        )}
      </form>
    </MoneyPage>
  )
}
