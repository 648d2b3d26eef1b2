import type { Output } from '@fairground/contract/operations'
import { subtract } from '@fairground/rules/money/money'
import { Button } from '@fairground/ui/controls/button.tsx'
import { ButtonRow } from '@fairground/ui/controls/button-row.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { thrownText } from '#core/text/error-text.ts'
import { useBalance } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { CurrentPasswordField } from '#shared/account/current-password-field.tsx'
import { MoneyPage } from '#shared/money/money-page.tsx'
import { exactSum, exactText, toMoney } from '#core/money.ts'
import { isWrongPassword, useSubmit } from './use-submit.ts'
import styles from './withdraw.module.css'

type Review = Output<'getWithdrawalStep2'>

function Facts({ review, currencyId }: { review: Review; currencyId: string }) {
  const t = useText()
  const balance = useBalance(currencyId)
  const text = (sum: string) => exactText(sum, currencyId, 'always')
  const rows = [
    { id: 'amount', term: t('withdrawal.youWithdraw'), value: text(review.amount) },
    { id: 'fee', term: t('withdrawal.fee'), value: text(review.fee) },
    { id: 'to', term: t('withdrawal.to.short'), value: review.method.label },
    { id: 'pays', term: t('withdrawal.youGet'), value: text(review.pays), weight: 'strong' as const },
  ]
  const after = balance && {
    id: 'after',
    term: t('withdrawal.balanceAfter'),
    value: exactSum(subtract(balance, toMoney(review.amount, currencyId))),
    weight: 'quiet' as const,
  }
  return <KeyValueList rows={after ? [...rows, after] : rows} />
}

interface ReviewStepProps {
  review: Review
  currencyId: string
  onBack: () => void
}

/** Shows the withdrawal for review. Requires the password, in case another person uses the open page. */
export function ReviewStep({ review, currencyId, onBack }: ReviewStepProps) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const { submit, sending, error, forget } = useSubmit(review, currencyId)
  // The unmounted amount form had the focus.
  useEffect(() => heading.current?.focus(), [])
  const wrong = isWrongPassword(error)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setMissing(password === '')
    if (password !== '' && !sending) submit(password)
  }
  return (
    <MoneyPage page="withdraw" title={t('withdrawal.review')}>
      <form className={styles.form} data-narrow="" onSubmit={send} noValidate>
        <Card as="div">
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            {t('withdrawal.check')}
          </h2>
          <Facts review={review} currencyId={currencyId} />
          <div className={styles.password}>
            <CurrentPasswordField
              name="password"
              label={t('withdrawal.password')}
              help={t('withdrawal.passwordWhy')}
              value={password}
              error={missing ? t('withdrawal.passwordMissing') : wrong ? thrownText(error) : undefined}
              onChange={event => {
                setPassword(event.target.value)
                setMissing(false)
                forget()
              }}
            />
          </div>
        </Card>
        {error !== null && !wrong && (
          <Note tone="danger" icon="warning" live>
            {thrownText(error)}
          </Note>
        )}
        <ButtonRow>
          <Button size="lg" onPress={onBack}>
            {t('withdrawal.back')}
          </Button>
          <Button size="lg" tone="primary" icon="lock" type="submit" loading={sending}>
            {t('withdrawal.withdraw', { amount: exactText(review.amount, currencyId, 'always') })}
          </Button>
        </ButtonRow>
      </form>
    </MoneyPage>
  )
}
