import { Card } from '@fairground/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#core/text/text.ts'
import { addresses } from '#kinds/addresses.ts'
import { type GameKind, getGameKind } from '#kinds/game-kind.ts'
import { gameTypesQuery } from '#shared/game/game-queries.ts'
import { LinkRow } from '#shared/layout/link-row.tsx'
import styles from './how-to-play.module.css'

/** A link to the guide of every kind of game that the operator offers. */
export function KindList() {
  const t = useText()
  const games = useQuery(gameTypesQuery).data?.gameTypes ?? []
  const offered = new Set<GameKind>(games.map(game => getGameKind(game.gameRule)))
  // The guides themselves load with their page.
  const kinds = (Object.keys(addresses) as GameKind[]).filter(kind => offered.has(kind))
  if (kinds.length === 0) return null
  return (
    <Card as="section" title={t('howTo.byKind')} className={styles.kinds}>
      <ul>
        {kinds.map(kind => (
          <LinkRow
            key={kind}
            icon="help"
            href={`/howtoplay/${kind}`}
            label={t(`howTo.kinds.${kind}.name`)}
            value={t(`howTo.kinds.${kind}.intro`)}
          />
        ))}
      </ul>
    </Card>
  )
}
