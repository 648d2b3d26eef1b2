import type { PlayoutState } from '@fairground/rules/playout/state'
import { type TransitionStyle, transitionBetween } from '@fairground/rules/playout/transition'
import { useState } from 'react'

/** The transition to the current scene. A jump that is not a step of the play-out cross-fades. */
export const useTransitionStyle = (
  sceneKey: string,
  { phase, step }: PlayoutState,
  syncing: boolean,
): TransitionStyle => {
  const [last, setLast] = useState({ sceneKey, phase, step, style: 'cross-fade' as TransitionStyle })
  if (last.sceneKey === sceneKey) return last.style
  const style = transitionBetween(last, { phase, step }, { syncing }) ?? 'cross-fade'
  setLast({ sceneKey, phase, step, style })
  return style
}
