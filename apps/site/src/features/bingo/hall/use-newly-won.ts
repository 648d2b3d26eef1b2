import { useEffect, useRef, useState } from 'react'
import type { TierView } from '#features/bingo/game/bingo-view.ts'

/** Long enough to read, and over before the next ball. */
const shownMs = 4000

/** The prizes just won, for a few seconds. Prizes won before the viewer arrived are left out. */
export const useNewlyWon = (tiers: readonly TierView[], present: boolean): readonly TierView[] => {
  const seen = useRef<ReadonlySet<number>>(undefined)
  const [newlyWon, setNewlyWon] = useState<readonly TierView[]>([])
  useEffect(() => {
    const won = tiers.filter(
      ({ state, won: win }) => state === 'done' && win !== undefined && win.winners > 0,
    )
    const before = seen.current
    seen.current = new Set(won.map(({ tier }) => tier))
    if (before === undefined || !present) return
    const fresh = won.filter(({ tier }) => !before.has(tier))
    if (fresh.length > 0) setNewlyWon(fresh)
  }, [tiers, present])
  useEffect(() => {
    if (newlyWon.length === 0) return
    const timer = setTimeout(() => setNewlyWon([]), shownMs)
    return () => clearTimeout(timer)
  }, [newlyWon])
  return newlyWon
}
