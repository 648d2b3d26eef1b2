import type { PlayoutPhase, PlayoutState } from './state.ts'

export const TRANSITION_STYLES = ['cross-fade', 'page-up', 'carousel-swap', 'roll-up'] as const

export type TransitionStyle = (typeof TRANSITION_STYLES)[number]

type PhaseChange = `${PlayoutPhase} -> ${PlayoutPhase}`

/** Operators may override the style of individual changes per game. */
export type TransitionStyles = Partial<Record<PhaseChange, TransitionStyle>>

const STYLES: TransitionStyles = {
  'countdown -> rng_started': 'cross-fade',
  'rng_started -> draw_ended': 'page-up',
  'draw_ended -> rng_started': 'carousel-swap',
  'draw_post_ended -> rng_started': 'carousel-swap',
  'draw_ended -> ended': 'roll-up',
  'draw_post_ended -> ended': 'roll-up',
}

type Shown = Pick<PlayoutState, 'phase' | 'step'>

/** Undefined means no animation. A jump outside the normal sequence (a sync, a late join) cross-fades. */
export const transitionBetween = (
  from: Shown,
  to: Shown,
  { syncing = false, overrides = {} }: { syncing?: boolean; overrides?: TransitionStyles } = {},
): TransitionStyle | undefined => {
  if (from.phase === to.phase)
    return from.step === 'START_GAME' && to.step === 'PRE_DRAW' ? 'cross-fade' : undefined
  if (syncing) return 'cross-fade'
  const change: PhaseChange = `${from.phase} -> ${to.phase}`
  return overrides[change] ?? STYLES[change] ?? 'cross-fade'
}
