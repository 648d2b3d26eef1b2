import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const settleMs = 60
const maxTries = 20

/** Moves the focus to the heading of a new page, so that screen readers start there. */
export const useFocusOnNavigation = (): void => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return undefined
    shown.current = pathname
    let left = maxTries
    const timer = setInterval(() => {
      const heading = document.querySelector<HTMLElement>('main h1')
      left -= 1
      if (heading === null && left > 0) return
      clearInterval(timer)
      if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return
      heading?.setAttribute('tabindex', '-1')
      heading?.focus({ preventScroll: true })
    }, settleMs)
    return () => clearInterval(timer)
  }, [pathname])
}
