import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { SoundKind } from '#core/preferences/preferences.ts'
import type { FromPlayout } from '#features/playout/timeline/use-go-to-result.ts'
import { cue } from '#shared/sound/cue.ts'
import type { OutcomeTone } from '#shared/game/outcome.ts'

const isFromPlayout = (state: unknown): state is FromPlayout =>
  typeof state === 'object' && state !== null && 'fromPlayout' in state

/** Plays the result sound once, and only for a viewer who comes from the play-out. */
export const useResultCue = (tone: OutcomeTone, isJackpot: boolean, kind: SoundKind): void => {
  const { state } = useLocation()
  const done = useRef(false)
  useEffect(() => {
    if (done.current || !isFromPlayout(state)) return
    done.current = true
    if (tone === 'above') cue(isJackpot ? 'jackpot' : 'win')
    if (tone === 'none') cue('end', { kind })
  }, [state, tone, isJackpot, kind])
}
