import { useAnnounce } from '@fairground/ui/parts/announcer.tsx'
import { useEffect, useRef } from 'react'
import { usePreferences } from '#app/preferences.ts'
import { useText } from '#app/text.ts'
import type { Hall, HallMoment } from '#features/bingo/hall.ts'
import { useEachMoment } from '#features/bingo/use-moment.ts'

/** Balls closer together than this are spoken together. */
const apartMs = 2500

/** Speaks the balls, number first, and then only what concerns the viewer's own tickets. */
export const useAnnouncedCalls = (hall: Hall): void => {
  const t = useText()
  const announce = useAnnounce()
  const { announcer } = usePreferences()
  const spoken = useRef<number>(undefined)
  const lastAt = useRef(-apartMs)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const join = ({ calls, number }: HallMoment): void => {
    spoken.current = calls.length
    if (number !== undefined && announcer !== 'off')
      announce(t('bingo.playout.announce.joined', { n: calls.length, number }))
  }
  const speak = ({ calls, news }: HallMoment): void => {
    const fresh = calls.slice(spoken.current).join(', ')
    spoken.current = calls.length
    lastAt.current = performance.now()
    if (announcer === 'off' || (announcer === 'mine' && news === undefined)) return
    announce(
      news
        ? t('bingo.playout.announce.oneToGo', { number: fresh, n: news.ticket, needs: news.needs })
        : t('bingo.playout.announce.several', { numbers: fresh }),
    )
  }
  useEachMoment(hall, moment => {
    clearTimeout(waiting.current)
    if (!moment.present) return
    if (spoken.current === undefined) return join(moment)
    if (moment.calls.length <= spoken.current) return
    const wait = lastAt.current + apartMs - performance.now()
    if (wait <= 0) speak(moment)
    else waiting.current = setTimeout(() => speak(moment), wait)
  })
  useEffect(() => () => clearTimeout(waiting.current), [])
}
