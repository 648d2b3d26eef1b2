import { formatExact } from '#core/money-format.ts'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useText } from '#core/text/text.ts'
import type { DrawnPrize } from '#features/raffle/tickets/drawn-prizes.ts'
import styles from './collect-card.module.css'

/** An item prize of the player, with the link to choose between the item and its cash value. */
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
