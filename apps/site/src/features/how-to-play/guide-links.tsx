import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { useIsFeatureOn } from '#core/session/use-is-feature-on.ts'
import { useText } from '#core/text/text.ts'
import { addresses } from '#kinds/addresses.ts'
import type { GameKind } from '#kinds/game-kind.ts'
import { canPractise } from '#kinds/practice.ts'
import styles from './how-to-play.module.css'

export interface GuideLinksProps {
  kind: GameKind
  /** The game from which the player came. */
  gameId: number | undefined
  gameInstanceId: number | undefined
}

/** Links to the odds, results, statistics and practice of the game from which the player came. */
export function GuideLinks({ kind, gameId, gameInstanceId }: GuideLinksProps) {
  const t = useText()
  const hasStatistics = useIsFeatureOn('statistics')
  const hasPractice = useIsFeatureOn('practice')
  const isDrawn = addresses[kind].instant === null
  return (
    <p className={styles.links}>
      {gameInstanceId !== undefined && (
        <TextLink href={`/payout?id=${gameInstanceId}`} icon="trophy">
          {t('howTo.odds')}
        </TextLink>
      )}
      {gameId !== undefined && isDrawn && (
        <>
          <TextLink href={`/results/${gameId}`} icon="results">
            {t('howTo.results')}
          </TextLink>
          {hasStatistics && (
            <TextLink href={`/statistics/${gameId}`} icon="grid">
              {t('howTo.statistics')}
            </TextLink>
          )}
        </>
      )}
      {hasPractice && canPractise(kind) && (
        <TextLink href={gameId === undefined ? '/practice' : `/practice/${gameId}`} icon="dice">
          {t('howTo.practice')}
        </TextLink>
      )}
    </p>
  )
}
