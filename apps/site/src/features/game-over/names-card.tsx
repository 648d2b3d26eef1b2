import type { GameResults } from '@fairground/contract/entities/game-results'
import { Badge } from '@fairground/ui/parts/badge.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { useText } from '#app/text.ts'
import { exactText } from '#shared/money.ts'
import styles from './names-card.module.css'

const shown = 5

export interface NamesCardProps {
  results: Pick<GameResults, 'winnersList' | 'plays'>
  currencyId: string
}

/** The highest prizes by name, as far as names may be shown; one's own are marked. */
export function NamesCard({ results, currencyId }: NamesCardProps) {
  const t = useText()
  const mine = new Set(results.plays.map(({ seq }) => seq))
  const names = (results.winnersList ?? []).slice(0, shown)
  if (names.length === 0) return null
  return (
    <Card title={t('gameOver.winners.names')}>
      <ol className={styles.names}>
        {names.map(({ name, seq, won }) => (
          <li key={seq}>
            <span>{name}</span>
            {mine.has(seq) && <Badge tone="soft">{t('gameOver.winners.you')}</Badge>}
            <b className="num">{exactText(won, currencyId, 'always')}</b>
          </li>
        ))}
      </ol>
    </Card>
  )
}
