import { useEffect, useEffectEvent } from 'react'
import { connectionStore } from '#core/connection/connection-store.ts'
import { isHeld } from '#core/held-moments.ts'
import { modalStore } from '#core/modals.ts'
import { hasOpenOverlay } from '#core/open-overlay.ts'
import { isQuietMoment } from './quiet-moment.ts'

const checkEveryMs = 1000

let pressedAt = 0

const followPresses = (): (() => void) => {
  const remember = () => void (pressedAt = performance.now())
  const events = ['pointerdown', 'keydown'] as const
  for (const event of events) addEventListener(event, remember, { capture: true, passive: true })
  return () => {
    for (const event of events) removeEventListener(event, remember, { capture: true })
  }
}

const isQuietNow = (morePages?: RegExp): boolean =>
  isQuietMoment(
    {
      path: location.pathname,
      connected: connectionStore.getState().status === 'connected',
      hasOverlay: modalStore.getState().current !== null || hasOpenOverlay(),
      isHeld: isHeld('draft') || isHeld('purchase') || isHeld('playout'),
      idleMs: performance.now() - pressedAt,
    },
    morePages,
  )

/** Calls `show` once for each news, in the next quiet moment. */
export const useQuietMoment = (news: unknown, show: () => void, morePages?: RegExp): void => {
  const showNews = useEffectEvent(show)
  const isQuiet = useEffectEvent(() => isQuietNow(morePages))
  useEffect(followPresses, [])
  useEffect(() => {
    if (news === undefined) return undefined
    const timer = setInterval(() => {
      if (!isQuiet()) return
      clearInterval(timer)
      showNews()
    }, checkEveryMs)
    return () => clearInterval(timer)
  }, [news])
}
