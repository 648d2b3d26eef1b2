import type { GameRule } from '@fairground/contract/entities/games/game-rule'
import { getSiteKind } from './kinds.ts'
import type { DrawnParts } from './result-parts.ts'

/** A result on the wire: all numbers in the order drawn, those of several draws one after another. */
export interface Drawn {
  readonly gameRule: GameRule
  readonly numbers: readonly number[]
  readonly numbers2nd?: readonly number[] | undefined
}

/** The parts of a result that are displayed. */
export const drawnParts = ({ gameRule, numbers, numbers2nd = [] }: Drawn): DrawnParts =>
  numbers.length === 0 ? { kind: 'none' } : getSiteKind(gameRule).toDrawnParts(numbers, numbers2nd)
