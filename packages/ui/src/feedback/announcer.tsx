import { createContext, use, useMemo, useRef, type ReactNode } from 'react'

export type Announce = (text: string, urgency?: 'polite' | 'assertive') => void

const AnnounceContext = createContext<Announce>(() => undefined)

/** Appends a space to a repeated message; screen readers ignore an unchanged live region. */
const toDistinctText = (text: string, previous: string | null) => (text === previous ? `${text}\u00a0` : text)

/** Renders the two live regions of the page. Use it once, at the root. */
export function Announcer({ children }: { children: ReactNode }) {
  const polite = useRef<HTMLDivElement>(null)
  const assertive = useRef<HTMLDivElement>(null)
  // Writes to the DOM without React state: an announcement follows every ball and must not re-render the page.
  const announce = useMemo<Announce>(
    () =>
      (text, urgency = 'polite') => {
        const region = (urgency === 'assertive' ? assertive : polite).current
        if (region) region.textContent = toDistinctText(text, region.textContent)
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
