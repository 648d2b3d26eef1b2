import { useEffect, useState } from 'react'

const shownMs = 6000

/** The ball or prize at which a late viewer joined. Undefined for other viewers and after a few seconds. */
export const useJoinedAt = (drawn: number): number | undefined => {
  const [joinedAt, setJoinedAt] = useState(drawn === 0 ? undefined : drawn)
  useEffect(() => {
    const timer = setTimeout(() => setJoinedAt(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [])
  return joinedAt
}
