import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

/** The stage needs this long to close before the result replaces it. */
const rollUpMs = 1600

/** Navigation state for the result page, which plays its sound only after a watched play-out. */
export interface FromPlayout {
  readonly fromPlayout: true
}

/** Navigates to the result when the play-out ends; at once for a viewer who arrives after the end. */
export const useGoToResult = (href: string, ended: boolean): void => {
  const navigate = useNavigate()
  const watched = useRef(false)
  useEffect(() => {
    if (!ended) {
      watched.current = true
      return
    }
    const state: FromPlayout | null = watched.current ? { fromPlayout: true } : null
    const timer = setTimeout(
      () => void navigate(href, { replace: true, state }),
      watched.current ? rollUpMs : 0,
    )
    return () => clearTimeout(timer)
  }, [ended, href, navigate])
}
