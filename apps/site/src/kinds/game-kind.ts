import type { GameRule, GameRuleName } from '@fairground/contract/entities/games/game-rule'

/** The wire name of a game rule. */
export type GameKind = GameRuleName

/** The terms inside the only key of a rule object. */
export type KindRule<K extends GameKind> = Extract<GameRule, Record<K, unknown>>[K]

export const getGameKind = (rule: GameRule): GameKind => Object.keys(rule)[0] as GameKind
