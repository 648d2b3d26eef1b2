import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const toPage = (pathname: string): string => pathname.split('/').slice(0, 3).join('/')

/** A new page takes the focus at its title, so that a screen reader reads it. */
export const useFocusOnNavigation = (): void => {
  const page = toPage(useLocation().pathname)
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    scrollTo(0, 0)
    document.getElementById('page-title')?.focus({ preventScroll: true })
  }, [page])
}
