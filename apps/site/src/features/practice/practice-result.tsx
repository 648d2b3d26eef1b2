import { money } from '@fairground/rules/money/money'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import type { ReactNode } from 'react'
import { currencyCode, exactSum } from '#core/money.ts'
import { useText } from '#core/text/text.ts'
import styles from './practice.module.css'

export interface PlayedRounds {
  readonly plays: number
  readonly wins: number
  readonly won: bigint
  readonly spent: bigint
}

export interface PracticeResultProps {
  played: PlayedRounds
  currencyId: string
  /** The draw, if only one was played. */
  children?: ReactNode
}

/** The outcome of the last practice plays, marked as practice. */
export function PracticeResult({ played, currencyId, children }: PracticeResultProps) {
  const t = useText()
  const text = (amount: bigint) => exactSum(money(amount, currencyCode(currencyId))).replace('-', '−')
  const { plays, wins, won, spent } = played
  const sums = { spent: text(spent), won: text(won), net: text(won - spent) }
  return (
    <Card title={t('practice.result')} action={<Badge tone="warn">{t('practice.badge')}</Badge>}>
      <div className={styles.result} role="status">
        {children}
        {plays === 1 ? (
          <p>{won > 0n ? t('practice.wonOne', sums) : t('practice.lostOne', sums)}</p>
        ) : (
          <p>{t('practice.many', { ...sums, count: wins, plays })}</p>
        )}
      </div>
    </Card>
  )
}
