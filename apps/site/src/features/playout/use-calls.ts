import { useAnnounce } from '@fairground/ui/parts/announcer.tsx'
import { useEffect, useRef } from 'react'
import { usePreferences } from '#app/preferences.ts'
import { useText } from '#app/text.ts'
import { spokenBalls } from '#features/playout/spoken-balls.ts'
import type { StageBall } from '#features/playout/stage-view.ts'
import { locale } from '#shared/locale.ts'
import { listText } from '#shared/number-list.ts'

/** Balls that follow each other faster than this are spoken together. */
const togetherMs = 2500

/** Speaks each ball once, number first; several that came at once or close together are spoken together. */
export const useCalls = (balls: readonly StageBall[], present: boolean): void => {
  const t = useText()
  const announce = useAnnounce()
  const { announcer } = usePreferences()
  const heard = useRef<number>(undefined)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastSpoken = useRef(0)
  useEffect(() => {
    const before = heard.current
    const last = balls.at(-1)?.at ?? Number.NEGATIVE_INFINITY
    if (!present) {
      // A replay that was turned back speaks those balls again.
      if (before !== undefined && last < before) heard.current = last
      return
    }
    heard.current = last
    if (before === undefined) {
      const numbers = balls.map(({ number }) => number).join(', ')
      if (balls.length > 0 && announcer !== 'off')
        announce(t('playout.announce.joined', { n: balls.length, numbers }))
      return
    }
    const speak = (): void => {
      lastSpoken.current = Date.now()
      const fresh = spokenBalls(balls, before, announcer)
      const [ball] = fresh
      if (!ball) return
      if (fresh.length > 1) {
        announce(t('playout.announce.several', { numbers: fresh.map(({ number }) => number).join(', ') }))
        return
      }
      const { number, onLines } = ball
      announce(
        onLines.length === 0
          ? t('playout.announce.ball', { number })
          : t('playout.announce.mine', { number, count: onLines.length, lines: listText(onLines, locale) }),
      )
    }
    clearTimeout(waiting.current)
    const wait = lastSpoken.current + togetherMs - Date.now()
    if (wait > 0) {
      // Not heard yet: the next turn speaks it along.
      heard.current = before
      waiting.current = setTimeout(() => {
        heard.current = balls.at(-1)?.at ?? before
        speak()
      }, wait)
    } else speak()
  }, [balls, present, announcer, announce, t])
  useEffect(() => () => clearTimeout(waiting.current), [])
}
