import { useEffect, useState } from 'react'
import { create } from 'zustand'

interface Live {
  /** The difference between the clock of the database and the one of this device. */
  readonly offsetMs: number
  /** When the channel last said something, by the clock of this device. */
  readonly heardAt: number | undefined
}

/** What the channel of the console says about time. */
export const useLive = create<Live>(() => ({ offsetMs: 0, heardAt: undefined }))

/** After this time without a message, figures are old. */
export const staleAfterMs = 5000

export const getDatabaseTime = (): number => Date.now() + useLive.getState().offsetMs

/** The time of the database, again at each interval. */
export const useDatabaseTime = (everyMs = 1000): number => {
  const [now, setNow] = useState(getDatabaseTime)
  useEffect(() => {
    const timer = setInterval(() => setNow(getDatabaseTime()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

/** Whether the channel has been silent for too long. False until it first spoke. */
export const useIsStale = (): boolean => {
  const { heardAt, offsetMs } = useLive()
  const now = useDatabaseTime(1000)
  return heardAt !== undefined && now - (heardAt + offsetMs) > staleAfterMs
}
