import { useAnnounce } from '@fairground/ui/parts/announcer.tsx'
import { useEffect, useRef } from 'react'
import { usePreferences } from '#app/preferences.ts'
import { useText } from '#app/text.ts'
import { callNews } from '#features/bingo/call-news.ts'
import type { RoundView } from '#features/bingo/round-view.ts'

/** Balls closer together than this are spoken together. */
const apartMs = 2500

/** Speaks the balls, number first, and then only what concerns the viewer's own tickets. */
export const useAnnouncedCalls = (calls: readonly number[], view: RoundView, present: boolean): void => {
  const t = useText()
  const announce = useAnnounce()
  const { announcer } = usePreferences()
  const spoken = useRef<number>(undefined)
  const lastAt = useRef(-apartMs)
  useEffect(() => {
    if (!present) return
    const before = spoken.current
    if (before === undefined) {
      spoken.current = calls.length
      const number = calls.at(-1)
      if (number !== undefined && announcer !== 'off')
        announce(t('bingo.playout.announce.joined', { n: calls.length, number }))
      return
    }
    if (calls.length <= before) return
    const speak = () => {
      const fresh = calls.slice(before)
      spoken.current = calls.length
      lastAt.current = performance.now()
      const news = callNews(view, fresh.at(-1))
      if (announcer === 'off' || (announcer === 'mine' && news === undefined)) return
      announce(
        news
          ? t('bingo.playout.announce.oneToGo', {
              number: fresh.join(', '),
              n: news.ticket,
              needs: news.needs,
            })
          : t('bingo.playout.announce.several', { numbers: fresh.join(', ') }),
      )
    }
    const wait = lastAt.current + apartMs - performance.now()
    if (wait <= 0) return speak()
    const timer = setTimeout(speak, wait)
    return () => clearTimeout(timer)
  }, [calls, view, present, announcer, announce, t])
}
