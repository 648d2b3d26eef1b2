import type { ViewerState } from '@fairground/rules/playout/viewer'
import { useText } from '#core/text/text.ts'
import { usePrizeText } from '#features/playout/lines/prizes-card.tsx'
import type { StageBall } from '#features/playout/stage/stage-view.ts'
import type { PlayoutAnnouncements } from './use-playout-keys.ts'
import type { LiveTier } from '#shared/game/live-ladder.ts'

const announcedCount = 5

/** The texts that the keys R, T and P announce. */
export const usePlayoutAnnouncements = ({
  balls,
  viewer,
  ladder,
}: {
  balls: readonly StageBall[]
  viewer: ViewerState
  ladder: readonly LiveTier[]
}): (() => PlayoutAnnouncements) => {
  const t = useText()
  const { getName, getPrize } = usePrizeText()
  const numbers = balls.slice(-announcedCount).map(({ number }) => number)
  return () => ({
    lastNumbers:
      numbers.length === 0
        ? t('playout.announce.noNumbers')
        : t('playout.announce.last', { numbers: numbers.join(', ') }),
    lines:
      viewer.myPlays.length === 0
        ? t('playout.announce.noLines')
        : viewer.myPlays
            .map(({ matches }, i) => t('playout.announce.line', { n: i + 1, count: matches.count }))
            .join(' '),
    prizes: ladder
      .map(row => t('playout.announce.prizes', { name: getName(row), prize: getPrize(row) }))
      .join(' '),
  })
}
