import type { GameResults } from '@fairground/contract/entities/game-results'
import type { PlayResult } from '@fairground/contract/entities/play'
import type { StakedUnits } from '@fairground/rules/picking/digits'
import { digitBets } from '@fairground/rules/playout/digit-bets'
import { useText } from '#app/text.ts'
import { lineInDraws } from '#features/game-over/race-line.ts'
import type { ShowShape } from '#features/playout/show-shape.ts'
import { locale } from '#shared/locale.ts'
import { listText } from '#shared/number-list.ts'

/** What a winning line won by: its numbers, its bets, or the draws of a race. */
export const useWinningText = (
  results: GameResults,
  shape: ShowShape,
  units: ReadonlyMap<number, StakedUnits>,
): ((play: PlayResult, n: number) => string) => {
  const t = useText()
  return ({ seq, numbers, matches, matches2nd }, n) => {
    if (shape.kind === 'race') {
      const draws = lineInDraws(numbers, results.draws ?? [], results.winners)
      return t('gameOver.above.inRace', { n, count: draws.filter(({ hasPrize }) => hasPrize).length })
    }
    if (shape.kind === 'digits') {
      const won = digitBets(numbers, units.get(seq) ?? [0, 0, 0], results.drawn)
        .filter(({ standing }) => standing === 'won')
        .map(({ option }) => t(`playout.lines.bets.${option}`))
      return t('gameOver.above.named', { n, name: listText(won, locale) })
    }
    return matches2nd === undefined
      ? t('gameOver.above.line', { n, count: matches })
      : t('gameOver.above.withBonus', { n, count: matches, bonus: matches2nd })
  }
}
