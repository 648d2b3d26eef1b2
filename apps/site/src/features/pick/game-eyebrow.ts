import type { GameRule } from '@fairground/contract/entities/game-rule'
import type { useText } from '#app/text.ts'
import type { PickingRule } from '#features/pick/draft-line.ts'

/** What kind of game it is and what is picked, in one line. */
export const gameEyebrow = (t: ReturnType<typeof useText>, gameRule: GameRule, rule: PickingRule): string => {
  if (rule.kind === 'digits') return t('pick.eyebrow.digits', { positions: rule.positions })
  const { first, second } = rule
  if ('regularGame' in gameRule)
    return t('pick.eyebrow.race', { ...first, draws: gameRule.regularGame.draws })
  return second
    ? t('pick.eyebrow.second', { ...first, bonus: second.pick, bonusOf: second.of })
    : t('pick.eyebrow.numbers', { ...first })
}
