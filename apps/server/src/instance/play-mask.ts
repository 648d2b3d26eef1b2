import type { ExtRules } from '@fairground/fair/games/ext'
import type { GameRules } from '@fairground/fair/games/games'
import type { OneDrawRules } from '@fairground/fair/games/one-draw'
import { lineMask, maskFitsColumn } from '@fairground/rules/picking/line'

/** Whether winners of such a game can be looked for by the bits of their first set. */
export const isMasked = (rules: GameRules): rules is OneDrawRules | ExtRules =>
  (rules.kind === 'oneDrawGame' || rules.kind === 'oneDrawGameExt') &&
  maskFitsColumn({ pick: rules.pick, of: rules.from })

/** The first set of a play as bits; 0 where they would help nobody. */
export const maskOf = (rules: GameRules, plays: string): bigint =>
  isMasked(rules) ? lineMask(plays.split('|', 1)[0]!.split(',').map(Number)) : 0n
