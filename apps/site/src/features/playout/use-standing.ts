import { formatExact } from '@fairground/rules/money/format'
import { drawOfPrize } from '@fairground/rules/playout/prizes-shown'
import type { ViewerState } from '@fairground/rules/playout/viewer'
import { useText } from '#app/text.ts'
import type { ShowShape } from '#features/playout/show-shape.ts'
import { currencyCode } from '#shared/money.ts'
import { money } from '@fairground/rules/money/money'

/** The two lines under a result: how my lines stand, and what they brought. */
export const useStanding = (
  viewer: ViewerState,
  shape: ShowShape,
  currencyId: string,
): { standing: string; won: string | undefined } => {
  const t = useText()
  const { myPlays, currentDrawNum: n, currentDraw, winnersList, myCurrentWinnings } = viewer
  const isRace = shape.kind === 'race'
  const best = Math.max(0, ...myPlays.map(({ matches }) => matches.count))
  const digits = currentDraw.map(({ number }) => number).join(', ')
  const standing = (): string => {
    if (shape.kind === 'digits') return t('playout.result.digits', { digits })
    if (myPlays.length > 0) return t('playout.result.best', { count: best })
    return isRace ? t('playout.result.drawWatched', { n }) : t('playout.result.watched')
  }
  const won = (): string | undefined => {
    const prizes = winnersList.filter(prize => drawOfPrize(prize, isRace) === n)
    if (prizes.length === 0) return undefined
    const amount = formatExact(money(myCurrentWinnings, currencyCode(currencyId)), { decimals: 'always' })
    if (!isRace) return t('playout.result.won', { amount })
    return prizes.every(({ fromPool }) => fromPool > 0n)
      ? t('playout.result.wonInDraw', { amount })
      : t('playout.result.prizes', { count: prizes.length })
  }
  return { standing: standing(), won: won() }
}
