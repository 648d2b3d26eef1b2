import { useEffect, useRef } from 'react'
import type { SoundKind } from '#core/preferences/preferences.ts'
import type { DrawnPrize } from '#features/raffle/tickets/drawn-prizes.ts'
import { callAloud } from '#shared/sound/caller-voice.ts'
import { cue } from '#shared/sound/cue.ts'
import { raffleNumber } from '#kinds/raffle/raffle-kind.ts'

/** The time until all digits have stopped; each stops 260 ms after the one before. */
const settleMs = (number: string): number => 200 + 260 * number.length

/** The sounds of a drawn ticket. The match sound of an own ticket waits until the digits have stopped. */
export const useRaffleCues = (now: DrawnPrize | undefined, kind: SoundKind, present: boolean): void => {
  const last = useRef(now?.n)
  useEffect(() => {
    const isNew = now !== undefined && now.n !== last.current
    last.current = now?.n
    if (!isNew || !present) return
    const number = raffleNumber(now.ticket)
    cue('ball', { kind })
    callAloud(number.split('').join(' '), kind)
    if (!now.isMine) return
    const timer = setTimeout(() => cue('match', { kind }), settleMs(number))
    return () => clearTimeout(timer)
  }, [now, kind, present])
}
