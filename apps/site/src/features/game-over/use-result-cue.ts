import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { SoundKind } from '#app/preferences.ts'
import type { FromShow } from '#features/playout/use-to-result.ts'
import { cue } from '#features/sound/cue.ts'
import type { OutcomeTone } from '#shared/outcome.ts'

const cameFromShow = (state: unknown): state is FromShow =>
  typeof state === 'object' && state !== null && 'fromShow' in state

/** The sound of the end, beside the card that says it; only for somebody who comes from the show. */
export const useResultCue = (tone: OutcomeTone, isJackpot: boolean, kind: SoundKind): void => {
  const { state } = useLocation()
  const done = useRef(false)
  useEffect(() => {
    if (done.current || !cameFromShow(state)) return
    done.current = true
    if (tone === 'above') cue(isJackpot ? 'jackpot' : 'win')
    if (tone === 'none') cue('end', { kind })
  }, [state, tone, isJackpot, kind])
}
