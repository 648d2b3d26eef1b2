import { useEffect, useRef } from 'react'
import type { SoundKind } from '#core/preferences/preferences.ts'
import type { StageBall } from './stage-view.ts'
import { callAloud } from '#shared/sound/caller-voice.ts'
import { cue } from '#shared/sound/cue.ts'
import { locale } from '#core/text/locale.ts'
import { numberInWords } from '#shared/format/number-words.ts'

/** The match sound waits for the tick on the line, which follows the ball. */
const matchAfterMs = 260

/** The sounds of a ball. `best` is the highest match count of the player's lines so far. */
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
