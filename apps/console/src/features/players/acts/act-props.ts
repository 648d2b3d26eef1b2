import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'

export type PlayerRecord = OperatorOutput<'getPlayer'>

/** What every act on a player knows. */
export interface PlayerActProps {
  readonly player: PlayerRecord
  /** As wide as the column, which is the default. */
  readonly isFull?: boolean
}
