import { createContext, use, useMemo, useState, type ReactNode } from 'react'

export type Announce = (text: string, urgency?: 'polite' | 'assertive') => void

const AnnounceContext = createContext<Announce>(() => undefined)

/** A trailing space tells two equal messages apart, so that the second is spoken too. */
const fresh = (text: string, previous: string) => (text === previous ? `${text}\u00a0` : text)

/** The page's two live regions. Put it once, at the root. */
export function Announcer({ children }: { children: ReactNode }) {
  const [polite, setPolite] = useState('')
  const [assertive, setAssertive] = useState('')
  const announce = useMemo<Announce>(
    () =>
      (text, urgency = 'polite') => {
        const set = urgency === 'assertive' ? setAssertive : setPolite
        set(previous => fresh(text, previous))
      },
    [],
  )
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="vh" aria-live="polite">
        {polite}
      </div>
      <div className="vh" aria-live="assertive">
        {assertive}
      </div>
    </AnnounceContext>
  )
}

export function useAnnounce(): Announce {
  return use(AnnounceContext)
}
