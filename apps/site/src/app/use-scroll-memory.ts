import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

const places = new Map<string, number>()
const tryEveryMs = 50
const tries = 20

history.scrollRestoration = 'manual'

/** A page that is still loading is too short to scroll in: tried again until it is long enough. */
const restore = (top: number): (() => void) => {
  let left = tries
  const timer = setInterval(() => {
    left -= 1
    scrollTo(0, top)
    if (Math.abs(scrollY - top) < 2 || left === 0) clearInterval(timer)
  }, tryEveryMs)
  return () => clearInterval(timer)
}

/** Back leads to where the page had been left; a new page begins at its top, a new filter stays in place. */
export const useScrollMemory = (): void => {
  const { key, pathname, search } = useLocation()
  const kind = useNavigationType()
  const page = `${pathname} ${new URLSearchParams(search).get('id') ?? ''}`
  useEffect(() => {
    const remember = (): void => {
      places.set(key, scrollY)
    }
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key])
  const shownPage = useRef(page)
  useEffect(() => {
    const place = kind === NavigationType.Pop ? places.get(key) : undefined
    const isNew = shownPage.current !== page
    shownPage.current = page
    if (place !== undefined) return restore(place)
    if (isNew && kind !== NavigationType.Pop) scrollTo(0, 0)
    return undefined
  }, [key, page, kind])
}
