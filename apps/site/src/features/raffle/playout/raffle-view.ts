import type { PlayoutState } from '@fairground/rules/playout/state'
import type { DrawnPrize } from '#features/raffle/tickets/drawn-prizes.ts'

export type RaffleScene = 'countdown' | 'starting' | 'waiting' | 'winner' | 'result' | 'ended'

export interface RaffleView {
  readonly scene: RaffleScene
  readonly sceneKey: string
  /** The prizes drawn so far. */
  readonly shown: readonly DrawnPrize[]
  /** The prize on stage. */
  readonly now: DrawnPrize | undefined
  readonly total: number
}

const getScene = ({ phase, step, currentBall }: PlayoutState): RaffleScene => {
  if (phase === 'countdown' || phase === 'ended') return phase
  if (phase === 'draw_ended' || phase === 'draw_post_ended') return 'result'
  if (currentBall) return 'winner'
  return step === 'START_GAME' ? 'starting' : 'waiting'
}

/** What a viewer sees at a state of the play-out. It reveals nothing about later prizes. */
export const raffleView = (state: PlayoutState, prizes: readonly DrawnPrize[]): RaffleView => {
  const scene = getScene(state)
  const shown = prizes.slice(0, state.currentDraw.length)
  const now = scene === 'winner' ? shown.at(-1) : undefined
  return {
    scene,
    sceneKey: now ? `winner-${now.n}` : scene,
    shown,
    now,
    total: prizes.length,
  }
}
