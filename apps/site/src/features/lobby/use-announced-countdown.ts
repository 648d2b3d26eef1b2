import { countdownFinishedMs } from '@fairground/contract/constants'
import type { Game } from '@fairground/contract/entities/games/game'
import { useAnnounce } from '@fairground/ui/feedback/announcer.tsx'
import { useEffect, useRef } from 'react'
import { useServerNow } from '#core/time/server-now.ts'
import { useText } from '#core/text/text.ts'

const marks = [
  { ms: 300_000, key: 'time.announce.fiveMinutes' },
  { ms: 60_000, key: 'time.announce.oneMinute' },
  { ms: 10_000, key: 'time.announce.tenSeconds' },
  { ms: countdownFinishedMs, key: 'time.announce.starting' },
] as const

/** Announces the countdown to screen readers at four moments, because the visible timer is silent. */
export const useAnnouncedCountdown = (game: Pick<Game, 'gameTitle' | 'tournamentStartTime'> | undefined) => {
  const t = useText()
  const announce = useAnnounce()
  const now = useServerNow()
  const seen = useRef<{ target: number; left: number } | null>(null)
  const target = game?.tournamentStartTime ?? null
  const title = game?.gameTitle ?? ''
  useEffect(() => {
    if (target === null) return
    const left = target - now
    const before = seen.current?.target === target ? seen.current.left : null
    const passed = marks.find(({ ms }) => before !== null && before > ms && left <= ms)
    seen.current = { target, left }
    if (passed !== undefined) announce(t(passed.key, { title }))
  }, [target, now, title, announce, t])
}
