import type { Withdrawal } from '@fairground/contract/entities/money/withdrawal'
import { useAnnounce } from '@fairground/ui/feedback/announcer.tsx'
import { Badge, type BadgeTone } from '@fairground/ui/feedback/badge.tsx'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { ButtonRow } from '@fairground/ui/controls/button-row.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useText } from '#core/text/text.ts'
import { exactText } from '#core/money.ts'
import { dayAndTime } from '#core/time/date.ts'
import { receiptQuery } from '#shared/money/cashier-queries.ts'
import { CancelWithdrawal } from './cancel-withdrawal.tsx'
import { hasEnded } from './withdrawal-steps.ts'
import { WithdrawalTimeline } from './withdrawal-timeline.tsx'
import styles from './withdrawal-progress.module.css'

const tones: { readonly [S in Withdrawal['state']]: BadgeTone } = {
  requested: 'soft',
  approved: 'soft',
  sending: 'soft',
  unknown: 'warn',
  paid: 'win',
  rejected: 'danger',
  cancelled: 'neutral',
}

/** Announces changes to screen readers, but not the initial state. */
const useAnnouncedChanges = (state: Withdrawal['state'], text: string): void => {
  const announce = useAnnounce()
  const seen = useRef(state)
  useEffect(() => {
    if (seen.current !== state) announce(text)
    seen.current = state
  }, [state, text, announce])
}

/** The live progress of one withdrawal. */
export function WithdrawalProgress({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText()
  const { state, currencyId, orderId } = withdrawal
  const amount = exactText(withdrawal.amount, currencyId, 'always')
  useAnnouncedChanges(state, t(`withdrawal.said.${state}`, { amount }))
  const expectedAt =
    useQuery({ ...receiptQuery(orderId), enabled: !hasEnded(state) }).data?.expectedAt ?? null
  const rows = [
    { id: 'to', term: t('withdrawal.to.short'), value: withdrawal.method },
    { id: 'reference', term: t('withdrawal.reference'), value: orderId },
    ...(expectedAt === null || hasEnded(state)
      ? []
      : [
          {
            id: 'expected',
            term: t('withdrawal.expected'),
            value: t('withdrawal.by', { time: dayAndTime(expectedAt) }),
          },
        ]),
  ]
  return (
    <div className={styles.progress}>
      <Card as="div">
        <div className={styles.head}>
          <p className={styles.amount}>{amount}</p>
          <Badge size="lg" tone={tones[state]}>
            {t(`withdrawal.state.${state}`)}
          </Badge>
        </div>
        <p className={styles.summary}>{t(`withdrawal.said.${state}`, { amount })}</p>
        <WithdrawalTimeline withdrawal={withdrawal} />
      </Card>
      <Card as="div">
        <KeyValueList rows={rows} />
      </Card>
      {hasEnded(state) && (
        <ButtonRow>
          <ButtonLink href="/cashier">{t('withdrawal.toCashier')}</ButtonLink>
          <ButtonLink href={`/cashier/history/transaction?id=${orderId}`}>
            {t('withdrawal.receipt')}
          </ButtonLink>
          {state === 'rejected' && <ButtonLink href="/contact">{t('withdrawal.contact')}</ButtonLink>}
        </ButtonRow>
      )}
      {withdrawal.cancellable && <CancelWithdrawal withdrawal={withdrawal} />}
    </div>
  )
}
