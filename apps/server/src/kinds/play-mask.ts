import type { GameRules } from '@fairground/fair/games/games'
import { lineMask, maskFitsColumn } from '@fairground/rules/picking/line'
import { drawKindFor } from './kinds.ts'

/** Whether the database can find winners of such a game by the bit mask of their first set. */
export const isMasked = (rules: GameRules): rules is Extract<GameRules, { pick: number; from: number }> =>
  drawKindFor(rules.kind).isMaskable &&
  'pick' in rules &&
  maskFitsColumn({ pick: rules.pick, of: rules.from })

/** The first set of a play as bits; 0 for kinds without a mask. */
export const toPlayMask = (rules: GameRules, plays: string): bigint =>
  isMasked(rules) ? lineMask(plays.split('|', 1)[0]!.split(',').map(Number)) : 0n
