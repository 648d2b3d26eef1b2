import type { GameResults } from '@fairground/contract/entities/games/game-results'
import { formatPrize } from '#core/money-format.ts'
import type { ViewerState } from '@fairground/rules/playout/viewer'
import { useText } from '#core/text/text.ts'
import { findWinners } from '#features/playout/lines/reached-tier.ts'
import type { Ribbon } from './ribbons.tsx'
import type { StageView } from './stage-view.ts'
import type { LiveTier } from '#shared/game/live-ladder.ts'
import { locale } from '#core/text/locale.ts'
import { toMoney } from '#core/money.ts'
import { listText } from '#shared/format/number-list.ts'

interface RibbonInput {
  readonly viewer: ViewerState
  readonly view: StageView
  readonly ladder: readonly LiveTier[]
  readonly results: GameResults | undefined
  readonly isRace: boolean
  readonly currencyId: string
}

/** Ribbons for lucky ball, perfect line, multi win and jackpot, each once the play-out has revealed it. */
export const useRibbons = ({ viewer, view, ladder, results, isRace, currencyId }: RibbonInput): Ribbon[] => {
  const t = useText()
  const ribbons: Ribbon[] = []
  const { luckyBall, myPlays, perfectWin, multiWin } = viewer
  const linesWhere = (is: (play: ViewerState['myPlays'][number]) => boolean): number[] =>
    myPlays.flatMap((play, i) => (is(play) ? [i + 1] : []))
  const isResult = view.scene === 'result' || view.scene === 'ended'
  if (luckyBall !== undefined && view.scene !== 'ended') {
    const lines = linesWhere(({ line }) => line.numbers.includes(luckyBall))
    const text =
      lines.length === 0
        ? t('playout.ribbon.luckyText')
        : t('playout.ribbon.luckyMine', { count: lines.length, lines: listText(lines, locale) })
    ribbons.push({ id: 'lucky', icon: 'star', name: t('playout.ribbon.lucky', { number: luckyBall }), text })
  }
  if (perfectWin && view.scene === 'result') {
    const lines = linesWhere(({ matches }) => matches.complete)
    const text = t('playout.ribbon.perfectText', { count: lines.length, lines: listText(lines, locale) })
    ribbons.push({ id: 'perfect', icon: 'trophy', name: t('playout.ribbon.perfect'), text })
  }
  if (multiWin && isRace && view.scene === 'result') {
    const count = new Set(
      viewer.winnersList
        .filter(({ tier }) => tier.startsWith(`${viewer.currentDrawNum}/`))
        .map(({ seq0 }) => seq0),
    ).size
    const text = t('playout.ribbon.multiText', { count })
    ribbons.push({ id: 'multi', icon: 'repeat', name: t('playout.ribbon.multi'), text })
  }
  const top = ladder.find(({ kind }) => kind === 'jackpot')
  const won = results && top && findWinners(top, results.winners, undefined)
  if (won && won.winners > 0 && (isRace ? view.scene === 'ended' : isResult))
    ribbons.push({
      id: 'jackpot',
      icon: 'trophy',
      name: t('playout.ribbon.jackpot'),
      text: t('playout.ribbon.jackpotText', { count: won.winners }),
      amount: formatPrize(toMoney(won.paid, currencyId)),
    })
  return ribbons
}
