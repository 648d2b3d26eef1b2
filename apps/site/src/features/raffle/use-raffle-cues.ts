import { useEffect, useRef } from 'react'
import type { SoundKind } from '#app/preferences.ts'
import type { DrawnPrize } from '#features/raffle/drawn-prizes.ts'
import { callAloud } from '#features/sound/caller-voice.ts'
import { cue } from '#features/sound/cue.ts'
import { raffleNumber } from '#shared/drawn-parts.ts'

/** When the digits of a ticket stand, each 260 ms after the one before. */
const standsAfterMs = (number: string): number => 200 + 260 * number.length

/** The sounds of a drawn ticket: its thud, the caller, and once it stands whether it is mine. */
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
    const timer = setTimeout(() => cue('match', { kind }), standsAfterMs(number))
    return () => clearTimeout(timer)
  }, [now, kind, present])
}
