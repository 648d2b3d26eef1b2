import type { PrizeLadderRow } from '@fairground/contract/entities/games/prize-ladder'
import type { GameFamily, InstantFamily } from './game-family.ts'

/** The part of a kind that the first script needs: every byte of it delays the first page. */
export interface KindAddress {
  readonly family: GameFamily
  /** Null for a game that is drawn. */
  readonly instant: InstantFamily | null
  readonly lobby: string
  readonly playout: string
  readonly gameOver: (ladder: readonly Pick<PrizeLadderRow, 'kind'>[]) => string
  /** The page an ended game links to. */
  readonly ended: string
}
