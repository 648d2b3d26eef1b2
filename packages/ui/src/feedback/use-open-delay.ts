import { useEffect, useState } from 'react'

export const openDelayMs = 16

/** Delays opening by one frame so that the pressed state of the button is painted first. Closing is immediate. */
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
