import { useAnnounce } from '@fairground/ui/parts/announcer.tsx'
import { useEffect, useRef } from 'react'

/** Says what has come into sight since the last time, and where that leaves the card. The result speaks for itself. */
export const useSaidAloud = (
  items: readonly (string | null)[],
  finished: boolean,
  standing: string,
): void => {
  const announce = useAnnounce()
  const said = useRef<readonly (string | null)[] | null>(null)
  useEffect(() => {
    const before = said.current
    said.current = items
    if (before === null || finished) return
    const fresh = items.filter((item, i) => item !== null && before[i] === null)
    if (fresh.length > 0) announce(`${fresh.join(', ')}. ${standing}.`)
  })
}
