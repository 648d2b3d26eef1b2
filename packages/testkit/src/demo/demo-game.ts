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
  /** 0 for a game without a jackpot. */
  readonly jackpot: bigint
  /** The interval between draws, or the sales period of an instant deck. */
  readonly everyMs: number
  readonly offsetMs: number
  readonly cap?: number
  readonly playerMax?: number
}
