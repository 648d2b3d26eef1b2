import { formatExact } from '#core/money-format.ts'
import { prizeDraw } from '@fairground/rules/playout/prizes-shown'
import type { ViewerState } from '@fairground/rules/playout/viewer'
import { useText } from '#core/text/text.ts'
import type { PlayoutShape } from '#kinds/playout-shape.ts'
import { currencyCode } from '#core/money.ts'
import { money } from '@fairground/rules/money/money'

/** The two lines under a result: the viewer's matches and their winnings. */
export const useResultLines = (
  viewer: ViewerState,
  shape: PlayoutShape,
  currencyId: string,
): { summary: string; won: string | undefined } => {
  const t = useText()
  const { myPlays, currentDrawNum: n, currentDraw, winnersList, myCurrentWinnings } = viewer
  const isRace = shape.kind === 'race'
  const best = Math.max(0, ...myPlays.map(({ matches }) => matches.count))
  const digits = currentDraw.map(({ number }) => number).join(', ')
  const summary = (): string => {
    if (shape.kind === 'digits') return t('playout.result.digits', { digits })
    if (myPlays.length > 0) return t('playout.result.best', { count: best })
    return isRace ? t('playout.result.drawWatched', { n }) : t('playout.result.watched')
  }
  const won = (): string | undefined => {
    const prizes = winnersList.filter(prize => prizeDraw(prize, isRace) === n)
    if (prizes.length === 0) return undefined
    const amount = formatExact(money(myCurrentWinnings, currencyCode(currencyId)), { decimals: 'always' })
    if (!isRace) return t('playout.result.won', { amount })
    return prizes.every(({ fromPool }) => fromPool > 0n)
      ? t('playout.result.wonInDraw', { amount })
      : t('playout.result.prizes', { count: prizes.length })
  }
  return { summary: summary(), won: won() }
}
