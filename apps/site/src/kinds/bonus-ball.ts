import type { GameRule } from '@fairground/contract/entities/games/game-rule'

/** The highest number of a game that accepts bonus balls; null for other games. */
export const highestBonusBall = (rule: GameRule): number | null =>
  'oneDrawGame' in rule ? rule.oneDrawGame.from : null
