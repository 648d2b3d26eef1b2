import { useEffect, useState } from 'react'

export const openDelayMs = 16

/** Opens a moment late, so that the press that asked for it is painted first. Closing is left to the exit animation. */
export function useOpenDelay(open: boolean): boolean {
  const [shown, setShown] = useState(false)
  if (!open && shown) setShown(false)
  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => setShown(true), openDelayMs)
    return () => clearTimeout(timer)
  }, [open])
  return open && shown
}
