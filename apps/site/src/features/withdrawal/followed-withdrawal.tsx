import type { Withdrawal } from '@fairground/contract/entities/withdrawal'
import { useAnnounce } from '@fairground/ui/parts/announcer.tsx'
import { Badge, type BadgeTone } from '@fairground/ui/parts/badge.tsx'
import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { ButtonRow } from '@fairground/ui/parts/button-row.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { KeyValueList } from '@fairground/ui/parts/key-value.tsx'
import { useEffect, useRef } from 'react'
import { useText } from '#app/text.ts'
import { exactText } from '#shared/money.ts'
import { CancelWithdrawal } from './cancel-withdrawal.tsx'
import { hasEnded } from './withdrawal-steps.ts'
import { WithdrawalTimeline } from './withdrawal-timeline.tsx'
import styles from './followed-withdrawal.module.css'

const tones: { readonly [S in Withdrawal['state']]: BadgeTone } = {
  requested: 'soft',
  approved: 'soft',
  sending: 'soft',
  unknown: 'warn',
  paid: 'win',
  rejected: 'danger',
  cancelled: 'neutral',
}

/** A change is spoken; where it stood when the page was opened is read like the rest. */
const useSpokenChanges = (state: Withdrawal['state'], text: string): void => {
  const announce = useAnnounce()
  const seen = useRef(state)
  useEffect(() => {
    if (seen.current !== state) announce(text)
    seen.current = state
  }, [state, text, announce])
}

/** One withdrawal from the request to its end, as it moves. */
export function FollowedWithdrawal({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText()
  const { state, currencyId, orderId } = withdrawal
  const amount = exactText(withdrawal.amount, currencyId, 'always')
  useSpokenChanges(state, t(`withdrawal.said.${state}`, { amount }))
  const rows = [
    { id: 'to', term: t('withdrawal.to.short'), value: withdrawal.method },
    { id: 'reference', term: t('withdrawal.reference'), value: orderId },
  ]
  return (
    <div className={styles.followed}>
      <Card as="div">
        <div className={styles.head}>
          <p className={styles.amount}>{amount}</p>
          <Badge size="lg" tone={tones[state]}>
            {t(`withdrawal.state.${state}`)}
          </Badge>
        </div>
        <p className={styles.said}>{t(`withdrawal.said.${state}`, { amount })}</p>
        <WithdrawalTimeline withdrawal={withdrawal} />
      </Card>
      <Card as="div">
        <KeyValueList rows={rows} />
      </Card>
      {hasEnded(state) && (
        <ButtonRow>
          <ButtonLink href="/cashier">{t('withdrawal.toCashier')}</ButtonLink>
          <ButtonLink href="/cashier/history">{t('withdrawal.history')}</ButtonLink>
          {state === 'rejected' && <ButtonLink href="/contact">{t('withdrawal.contact')}</ButtonLink>}
        </ButtonRow>
      )}
      {withdrawal.cancellable && <CancelWithdrawal withdrawal={withdrawal} />}
    </div>
  )
}
