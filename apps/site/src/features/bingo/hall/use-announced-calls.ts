import { useAnnounce } from '@fairground/ui/feedback/announcer.tsx'
import { useEffect, useRef } from 'react'
import { usePreferences } from '#core/preferences/preferences.ts'
import { useText } from '#core/text/text.ts'
import type { Hall, HallMoment } from './hall.ts'
import { useEachHallMoment } from './use-hall-moment.ts'

/** Balls with a smaller gap are announced together. */
const minGapMs = 2500

/** Announces each ball, and when one of the viewer's tickets has one to go. */
export const useAnnouncedCalls = (hall: Hall): void => {
  const t = useText()
  const announce = useAnnounce()
  const { announcer } = usePreferences()
  const spoken = useRef<number>(undefined)
  const lastAt = useRef(-minGapMs)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const announceJoin = ({ calls, number }: HallMoment): void => {
    spoken.current = calls.length
    if (number !== undefined && announcer !== 'off')
      announce(t('bingo.playout.announce.joined', { n: calls.length, number }))
  }
  const speak = ({ calls, oneToGo }: HallMoment): void => {
    const fresh = calls.slice(spoken.current).join(', ')
    spoken.current = calls.length
    lastAt.current = performance.now()
    if (announcer === 'off' || (announcer === 'mine' && oneToGo === undefined)) return
    announce(
      oneToGo
        ? t('bingo.playout.announce.oneToGo', { number: fresh, n: oneToGo.ticket, needs: oneToGo.needs })
        : t('bingo.playout.announce.several', { numbers: fresh }),
    )
  }
  useEachHallMoment(hall, moment => {
    clearTimeout(waiting.current)
    if (!moment.present) return
    if (spoken.current === undefined) return announceJoin(moment)
    if (moment.calls.length <= spoken.current) return
    const wait = lastAt.current + minGapMs - performance.now()
    if (wait <= 0) speak(moment)
    else waiting.current = setTimeout(() => speak(moment), wait)
  })
  useEffect(() => () => clearTimeout(waiting.current), [])
}
