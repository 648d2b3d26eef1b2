import type { GameRule } from '@fairground/contract/entities/games/game-rule'
import type { useText } from '#core/text/text.ts'
import { getRaceRule } from '#kinds/regular/regular-kind.ts'
import type { PickingRule } from './draft/draft-line.ts'

/** One line with the kind of game and the numbers to pick. */
export const gameEyebrow = (t: ReturnType<typeof useText>, gameRule: GameRule, rule: PickingRule): string => {
  if (rule.kind === 'digits') return t('pick.eyebrow.digits', { positions: rule.positions })
  const { first, second } = rule
  const race = getRaceRule(gameRule)
  if (race) return t('pick.eyebrow.race', { ...first, draws: race.draws })
  return second
    ? t('pick.eyebrow.second', { ...first, bonus: second.pick, bonusOf: second.of })
    : t('pick.eyebrow.numbers', { ...first })
}
