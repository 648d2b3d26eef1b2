import type { GameRule } from '@fairground/contract/entities/game-rule'
import type { PlayRule } from '@fairground/rules/picking/play-rule'

/** What a play of this game consists of: one or two sets of numbers, digits by position, or what is dealt. */
export const playRuleOf = (rule: GameRule): PlayRule => {
  if ('oneDrawGame' in rule || 'regularGame' in rule) {
    const { pick, from } = 'oneDrawGame' in rule ? rule.oneDrawGame : rule.regularGame
    return { kind: 'numbers', first: { pick, of: from } }
  }
  if ('oneDrawGameExt' in rule) {
    const { pick, from, pick2nd, from2nd } = rule.oneDrawGameExt
    return { kind: 'numbers', first: { pick, of: from }, second: { pick: pick2nd, of: from2nd } }
  }
  if ('oneDrawGameExtMulti' in rule) {
    const { pick, multiOptions } = rule.oneDrawGameExtMulti
    return { kind: 'digits', positions: pick, options: multiOptions }
  }
  return { kind: 'dealt' }
}
