import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

const positions = new Map<string, number>()
const tryEveryMs = 50
const maxTries = 20

history.scrollRestoration = 'manual'

/** Retries because a page that is still loading is too short to scroll. */
const restore = (top: number): (() => void) => {
  let left = maxTries
  const timer = setInterval(() => {
    left -= 1
    scrollTo(0, top)
    if (Math.abs(scrollY - top) < 2 || left === 0) clearInterval(timer)
  }, tryEveryMs)
  return () => clearInterval(timer)
}

/** Going back restores the scroll position; a new page starts at the top, and a new filter does not scroll. */
export const useScrollMemory = (): void => {
  const { key, pathname, search } = useLocation()
  const kind = useNavigationType()
  const page = `${pathname} ${new URLSearchParams(search).get('id') ?? ''}`
  useEffect(() => {
    const remember = (): void => {
      positions.set(key, scrollY)
    }
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key])
  const shownPage = useRef(page)
  useEffect(() => {
    const place = kind === NavigationType.Pop ? positions.get(key) : undefined
    const isNew = shownPage.current !== page
    shownPage.current = page
    if (place !== undefined) return restore(place)
    if (isNew && kind !== NavigationType.Pop) scrollTo(0, 0)
    return undefined
  }, [key, page, kind])
}
