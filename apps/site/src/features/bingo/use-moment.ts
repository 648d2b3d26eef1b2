import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Hall, HallMoment } from '#features/bingo/hall.ts'

/** One thing of the hall; whoever asks is drawn anew only when that thing changes. */
export const useMoment = <T>({ subscribe, read }: Hall, select: (moment: HallMoment) => T): T =>
  useSyncExternalStore(subscribe, () => select(read()))

/** Does something at every moment of the hall, beginning with this one, without drawing anything. */
export const useEachMoment = (hall: Hall, act: (moment: HallMoment) => void): void => {
  const now = useEffectEvent(() => act(hall.read()))
  useEffect(() => {
    now()
    return hall.subscribe(() => now())
  }, [hall])
}
