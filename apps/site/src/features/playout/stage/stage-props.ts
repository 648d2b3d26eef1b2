import type { Game } from '@fairground/contract/entities/games/game'
import type { ViewerState } from '@fairground/rules/playout/viewer'
import type { ReactNode } from 'react'
import type { Ribbon } from './ribbons.tsx'
import type { PlayoutShape } from '#kinds/playout-shape.ts'
import type { StageView } from './stage-view.ts'

export interface StageProps {
  game: Game
  view: StageView
  viewer: ViewerState
  shape: PlayoutShape
  jackpot: string | undefined
  disconnected: boolean
  present: boolean
  ribbons: readonly Ribbon[]
  /** The actions in the last scene of a replay. */
  afterReplay: ReactNode
  replay: boolean
}
