import type { PlayerRecord } from '#features/players/acts/act-props.ts'

export interface TabProps {
  readonly player: PlayerRecord
}
