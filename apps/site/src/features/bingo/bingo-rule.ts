import type { GameRule } from '@fairground/contract/entities/game-rule'
import type { BingoRule } from '#features/bingo/round.ts'

export const bingoRuleOf = (rule: GameRule): BingoRule | undefined =>
  'bingoGame' in rule ? rule.bingoGame : undefined
