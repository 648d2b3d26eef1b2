import { useAnnounce } from '@fairground/ui/feedback/announcer.tsx'
import { useEffect, useRef } from 'react'
import { usePreferences } from '#core/preferences/preferences.ts'
import { useText } from '#core/text/text.ts'
import { spokenBalls } from './spoken-balls.ts'
import type { StageBall } from './stage-view.ts'
import { locale } from '#core/text/locale.ts'
import { listText } from '#shared/format/number-list.ts'

/** Balls with a smaller gap are announced together. */
const minGapMs = 2500

/** Announces each ball once; balls that arrive together or in quick succession are announced together. */
export const useBallAnnouncements = (balls: readonly StageBall[], present: boolean): void => {
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
      // After a replay is moved back, the balls that follow are announced again.
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
    const wait = lastSpoken.current + minGapMs - Date.now()
    if (wait > 0) {
      // Not announced yet: the next effect run or the timer announces it.
      heard.current = before
      waiting.current = setTimeout(() => {
        heard.current = balls.at(-1)?.at ?? before
        speak()
      }, wait)
    } else speak()
  }, [balls, present, announcer, announce, t])
  useEffect(() => () => clearTimeout(waiting.current), [])
}
