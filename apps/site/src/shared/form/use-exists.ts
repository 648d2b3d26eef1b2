import { useRef, useState } from 'react'

/** Whether somebody has a username, email, phone number or ID already; -2 is unknown (specification section 4). */
type ExistsFlag = -2 | boolean

/** Asks the server of a value as its field is left. An answer that comes late, or not at all, says nothing. */
export const useExists = (ask: (value: string) => Promise<{ exists: boolean }>) => {
  const [known, setKnown] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [asking, setAsking] = useState<string | null>(null)
  const asked = useRef(new Set<string>())

  const check = async (value: string): Promise<void> => {
    if (asked.current.has(value)) return
    asked.current.add(value)
    setAsking(value)
    try {
      const { exists } = await ask(value)
      setKnown(before => new Map(before).set(value, exists))
    } catch {
      // The server has the last word anyway, when the form is sent.
      asked.current.delete(value)
    }
    setAsking(now => (now === value ? null : now))
  }

  const flagOf = (value: string): ExistsFlag => known.get(value) ?? -2

  return {
    check: (value: string) => void check(value),
    flagOf,
    isChecking: (value: string) => asking === value,
  }
}
