import { useEffect, useState } from 'react'

const shownMs = 6000

/** At which ball or prize somebody came who came late; undefined for the rest, and after a while. */
export const useJoinedAt = (drawn: number): number | undefined => {
  const [joinedAt, setJoinedAt] = useState(drawn === 0 ? undefined : drawn)
  useEffect(() => {
    const timer = setTimeout(() => setJoinedAt(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [])
  return joinedAt
}
