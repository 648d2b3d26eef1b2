import { useAnnounce } from '@fairground/ui/feedback/announcer.tsx'
import { useEffect, useRef } from 'react'

/** Announces newly revealed items and the progress of the card. The result card announces the result. */
export const useCardAnnouncements = (
  items: readonly (string | null)[],
  finished: boolean,
  progress: string,
): void => {
  const announce = useAnnounce()
  const lastItems = useRef<readonly (string | null)[] | null>(null)
  useEffect(() => {
    const before = lastItems.current
    lastItems.current = items
    if (before === null || finished) return
    const fresh = items.filter((item, i) => item !== null && before[i] === null)
    if (fresh.length > 0) announce(`${fresh.join(', ')}. ${progress}.`)
  })
}
