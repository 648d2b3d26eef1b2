import { formatPrize } from '#core/money-format.ts'
import { CardArt } from '@fairground/ui/art/card-art.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useText } from '#core/text/text.ts'
import type { LiveTier } from '#shared/game/live-ladder.ts'
import styles from './item-card.module.css'

/** An item prize, and the cash amount that its winner can take instead. */
export function ItemCard({ row, seed }: { row: LiveTier; seed: string }) {
  const t = useText()
  return (
    <Card pad="none" className={styles.item}>
      <div className={styles.art}>
        <CardArt kind="raffle" seed={seed} />
      </div>
      <div className={styles.text}>
        <p className="eyebrow">{t('raffle.lobby.item.eyebrow')}</p>
        <h2 className={styles.name}>{row.prizeText}</h2>
        <p>{t('raffle.lobby.item.choice', { amount: formatPrize(row.each) })}</p>
        <p className="small muted">{t('raffle.lobby.item.cover')}</p>
      </div>
    </Card>
  )
}
