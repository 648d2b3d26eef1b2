import { createContext, use, useMemo, useRef, type ReactNode } from 'react'

export type Announce = (text: string, urgency?: 'polite' | 'assertive') => void

const AnnounceContext = createContext<Announce>(() => undefined)

/** A trailing space tells two equal messages apart, so that the second is spoken too. */
const fresh = (text: string, previous: string | null) => (text === previous ? `${text}\u00a0` : text)

/** The page's two live regions. Put it once, at the root. */
export function Announcer({ children }: { children: ReactNode }) {
  const polite = useRef<HTMLDivElement>(null)
  const assertive = useRef<HTMLDivElement>(null)
  // Written as it is: nothing else on the page follows from what is spoken, and it is spoken at every ball.
  const announce = useMemo<Announce>(
    () =>
      (text, urgency = 'polite') => {
        const region = (urgency === 'assertive' ? assertive : polite).current
        if (region) region.textContent = fresh(text, region.textContent)
      },
    [],
  )
  return (
    <AnnounceContext value={announce}>
      {children}
      <div ref={polite} className="vh" aria-live="polite" />
      <div ref={assertive} className="vh" aria-live="assertive" />
    </AnnounceContext>
  )
}

export function useAnnounce(): Announce {
  return use(AnnounceContext)
}
