import { useEffect, useRef } from 'react'
import type { SoundKind } from '#app/preferences.ts'
import type { StageBall } from '#features/playout/stage-view.ts'
import { callAloud } from '#features/sound/caller-voice.ts'
import { cue } from '#features/sound/cue.ts'
import { locale } from '#shared/locale.ts'
import { numberInWords } from '#shared/number-words.ts'

/** The tick on my line follows the ball, and so does its sound. */
const matchAfterMs = 260

/** The sounds of a ball, each beside something seen. `best` is the most that one of my lines has by now. */
export const usePlayoutCues = (
  ball: StageBall | undefined,
  { kind, present, best }: { kind: SoundKind; present: boolean; best: number },
): void => {
  const last = useRef(ball?.at)
  useEffect(() => {
    const isNew = ball !== undefined && ball.at !== last.current
    last.current = ball?.at
    if (!isNew || !present) return
    cue('ball', { kind })
    callAloud(numberInWords(ball.number, locale), kind)
    if (ball.onLines.length === 0) return
    const timer = setTimeout(() => cue('match', { kind, step: best }), matchAfterMs)
    return () => clearTimeout(timer)
  }, [ball, kind, present, best])
}
