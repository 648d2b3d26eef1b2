import { useRef, useState } from 'react'

/** Whether a username, email, phone number or ID is taken; -2 is unknown (specification section 4). */
type ExistsFlag = -2 | boolean

/** Queries the server when the field loses focus. A late or missing answer leaves the flag unknown. */
export const useExists = (query: (value: string) => Promise<{ exists: boolean }>) => {
  const [known, setKnown] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [pending, setPending] = useState<string | null>(null)
  const queried = useRef(new Set<string>())

  const check = async (value: string): Promise<void> => {
    if (queried.current.has(value)) return
    queried.current.add(value)
    setPending(value)
    try {
      const { exists } = await query(value)
      setKnown(before => new Map(before).set(value, exists))
    } catch {
      // The server checks again when the form is submitted.
      queried.current.delete(value)
    }
    setPending(now => (now === value ? null : now))
  }

  const getFlag = (value: string): ExistsFlag => known.get(value) ?? -2

  return {
    check: (value: string) => void check(value),
    getFlag,
    isChecking: (value: string) => pending === value,
  }
}
