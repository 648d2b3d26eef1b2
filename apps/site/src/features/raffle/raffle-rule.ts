import type { GameRule } from '@fairground/contract/entities/game-rule'

export type RaffleRule = Extract<GameRule, { raffleGame: unknown }>['raffleGame']

export const raffleRuleOf = (rule: GameRule): RaffleRule | undefined =>
  'raffleGame' in rule ? rule.raffleGame : undefined
