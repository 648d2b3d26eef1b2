import type { ViewerState } from '@fairground/rules/playout/viewer'
import { useText } from '#app/text.ts'
import { usePrizeText } from '#features/playout/prizes-card.tsx'
import type { StageBall } from '#features/playout/stage-view.ts'
import type { PlayoutTold } from '#features/playout/use-playout-keys.ts'
import type { LiveTier } from '#shared/live-ladder.ts'

const lastTold = 5

/** What the keys R, T and P speak. */
export const useTold = ({
  balls,
  viewer,
  ladder,
}: {
  balls: readonly StageBall[]
  viewer: ViewerState
  ladder: readonly LiveTier[]
}): (() => PlayoutTold) => {
  const t = useText()
  const { nameOf, prizeOf } = usePrizeText()
  const numbers = balls.slice(-lastTold).map(({ number }) => number)
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
      .map(row => t('playout.announce.prizes', { name: nameOf(row), prize: prizeOf(row) }))
      .join(' '),
  })
}
