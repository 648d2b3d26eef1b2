import { defaultMultiOption } from '@fairground/contract/constants'
import type { GameResults } from '@fairground/contract/entities/games/game-results'
import type { PlayResult } from '@fairground/contract/entities/plays/play'
import type { StakedUnits } from '@fairground/rules/kinds/pick-x/digits'
import { digitBets } from '@fairground/rules/kinds/pick-x/digit-bets'
import { useText } from '#core/text/text.ts'
import { lineInDraws } from '#features/game-over/race-line.ts'
import type { PlayoutShape } from '#kinds/playout-shape.ts'
import { locale } from '#core/text/locale.ts'
import { listText } from '#shared/format/number-list.ts'

/** Why a line won: its matches, its bets, or its draws in a race. */
export const useWinningText = (
  results: GameResults,
  shape: PlayoutShape,
  units: ReadonlyMap<number, StakedUnits>,
): ((play: PlayResult, n: number) => string) => {
  const t = useText()
  return ({ seq, numbers, matches, matches2nd = 0 }, n) => {
    if (shape.kind === 'race') {
      const draws = lineInDraws(numbers, results.draws ?? [], results.winners)
      return t('gameOver.above.inRace', { n, count: draws.filter(({ hasPrize }) => hasPrize).length })
    }
    if (shape.kind === 'digits') {
      const won = digitBets(numbers, units.get(seq) ?? defaultMultiOption, results.drawn)
        .filter(({ status }) => status === 'won')
        .map(({ option }) => t(`playout.lines.bets.${option}`))
      return t('gameOver.above.named', { n, name: listText(won, locale) })
    }
    return matches2nd === 0
      ? t('gameOver.above.line', { n, count: matches })
      : t('gameOver.above.withBonus', { n, matches, count: matches2nd })
  }
}
