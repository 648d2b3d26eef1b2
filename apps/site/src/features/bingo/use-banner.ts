import { useEffect, useRef, useState } from 'react'
import type { TierView } from '#features/bingo/round-view.ts'

/** Long enough to read, short enough for the next ball. */
const shownMs = 4000

/** The prizes that were won just now, for a few seconds. What was won before the viewer came is no news. */
export const useBanner = (tiers: readonly TierView[], present: boolean): readonly TierView[] => {
  const seen = useRef<ReadonlySet<number>>(undefined)
  const [news, setNews] = useState<readonly TierView[]>([])
  useEffect(() => {
    const won = tiers.filter(
      ({ state, won: win }) => state === 'done' && win !== undefined && win.winners > 0,
    )
    const before = seen.current
    seen.current = new Set(won.map(({ tier }) => tier))
    if (before === undefined || !present) return
    const fresh = won.filter(({ tier }) => !before.has(tier))
    if (fresh.length > 0) setNews(fresh)
  }, [tiers, present])
  useEffect(() => {
    if (news.length === 0) return
    const timer = setTimeout(() => setNews([]), shownMs)
    return () => clearTimeout(timer)
  }, [news])
  return news
}
