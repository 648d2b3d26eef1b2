import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

/** Long enough for the stage to roll up before the result takes its place. */
const rollUpMs = 1600

/** What the result is told about how its viewer came: only after the show it has a sound. */
export interface FromShow {
  readonly fromShow: true
}

/** Goes on to the result once the show has ended; at once for somebody who came after the end. */
export const useToResult = (href: string, ended: boolean): void => {
  const navigate = useNavigate()
  const watched = useRef(false)
  useEffect(() => {
    if (!ended) {
      watched.current = true
      return
    }
    const state: FromShow | null = watched.current ? { fromShow: true } : null
    const timer = setTimeout(
      () => void navigate(href, { replace: true, state }),
      watched.current ? rollUpMs : 0,
    )
    return () => clearTimeout(timer)
  }, [ended, href, navigate])
}
