import type { GameResults } from '@fairground/contract/entities/games/game-results'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useText } from '#core/text/text.ts'
import { exactText } from '#core/money.ts'
import styles from './names-card.module.css'

const maxNames = 5

export interface NamesCardProps {
  results: Pick<GameResults, 'winnersList' | 'plays'>
  currencyId: string
}

/** The named winners of the highest prizes, with the player's own marked. */
export function NamesCard({ results, currencyId }: NamesCardProps) {
  const t = useText()
  const mine = new Set(results.plays.map(({ seq }) => seq))
  const names = (results.winnersList ?? []).slice(0, maxNames)
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
