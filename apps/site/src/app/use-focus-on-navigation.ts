import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const settleMs = 60
const tries = 20

/** After a change of page the reading starts at its heading, wherever the old page had left the focus. */
export const useFocusOnNavigation = (): void => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return undefined
    shown.current = pathname
    let left = tries
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
