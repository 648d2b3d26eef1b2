import type { GameRule } from '@fairground/contract/entities/games/game-rule'
import type { Play } from '@fairground/contract/entities/plays/play'
import type { ReactNode } from 'react'

export interface PlayLineProps {
  play: Pick<Play, 'numbers' | 'numbers2nd' | 'multiOption' | 'card'>
  gameRule: GameRule
  /** The number of the line on its ticket. */
  n: number
  /** The drawn numbers, to mark the matches. */
  hits?: ReadonlySet<number> | undefined
  bonusHits?: ReadonlySet<number> | undefined
  end?: ReactNode
}
