import type { GameRule } from '@fairground/contract/entities/game-rule'
import type { LineShape } from '@fairground/rules/picking/line'

/** What a line of this game looks like; undefined for a game that is not played with one draw of numbers. */
export const lineShapeOf = (rule: GameRule): LineShape | undefined =>
  'oneDrawGame' in rule ? { first: { pick: rule.oneDrawGame.pick, of: rule.oneDrawGame.from } } : undefined
