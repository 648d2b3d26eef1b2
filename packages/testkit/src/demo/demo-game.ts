import type { GamePrizeTable, GameRules } from '@fairground/fair/games/games'
import type { InstantRules, InstantTable } from '@fairground/fair/instant/instant-games'

export interface DemoGame {
  readonly id: number
  readonly title: string
  readonly titleShort: string
  readonly description: string
  readonly rules: GameRules | InstantRules
  readonly prizeTable: GamePrizeTable | InstantTable
  readonly cost: bigint
  readonly fee: bigint
  /** The interval between draws, or the sales period of an instant deck. */
  readonly everyMs: number
  readonly offsetMs: number
  /** If set, a run starts this long after its last ticket is sold, and not at a fixed time. */
  readonly startAfterFullMs?: number
  readonly cap?: number
  readonly playerMax?: number
}
