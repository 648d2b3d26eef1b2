import { type KeyboardEvent, useRef } from 'react'
import { usePreferences } from '#core/preferences.ts'

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** Moves the focus between the links of a list with J, K and the arrows. Its answer goes to the list element. */
export const useListKeys = () => {
  const ref = useRef<HTMLUListElement>(null)
  const { hasKeys } = usePreferences()
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key.length === 1 && !hasKeys) return
    const links = [...(ref.current?.querySelectorAll('a') ?? [])]
    const now = links.findIndex(link => link === document.activeElement)
    links[Math.max(0, now + step)]?.focus()
    event.preventDefault()
  }
  return { ref, onKeyDown }
}
