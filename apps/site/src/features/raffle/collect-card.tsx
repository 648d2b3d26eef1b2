import { formatExact } from '@fairground/rules/money/format'
import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { useText } from '#app/text.ts'
import type { DrawnPrize } from '#features/raffle/drawn-prizes.ts'
import styles from './collect-card.module.css'

/** A thing the player has won waits for the choice between it and its value. */
export function CollectCard({ item }: { item: NonNullable<DrawnPrize['item']> }) {
  const t = useText()
  return (
    <Card title={t('raffle.over.collect.title', { item: item.name })}>
      <div className={styles.collect}>
        <div>{t('raffle.over.collect.text', { amount: formatExact(item.cash, { decimals: 'always' }) })}</div>
        <ButtonLink href="/cashier/prizes" icon="trophy">
          {t('raffle.over.collect.action')}
        </ButtonLink>
      </div>
    </Card>
  )
}
