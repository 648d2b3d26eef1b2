import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Hall, HallMoment } from './hall.ts'
import type { CardView } from '#features/bingo/game/bingo-view.ts'

/** Selects one value of the hall. The component renders again only when that value changes. */
export const useHallMoment = <T>({ subscribe, read }: Hall, select: (moment: HallMoment) => T): T =>
  useSyncExternalStore(subscribe, () => select(read()))

/** Selects one value of one of the viewer's tickets. A ball that leaves the ticket unchanged costs nothing. */
export const useTicket = <T>(hall: Hall, place: number, select: (ticket: CardView | undefined) => T): T => {
  const { subscribe, read } = hall
  const follow = useCallback(
    (listener: () => void) => {
      let last = read().view.cards[place]
      return subscribe(() => {
        const now = read().view.cards[place]
        if (now === last) return
        last = now
        listener()
      })
    },
    [subscribe, read, place],
  )
  return useSyncExternalStore(follow, () => select(read().view.cards[place]))
}

/** Runs a side effect at every moment of the hall, starting with the current one, without rendering. */
export const useEachHallMoment = (hall: Hall, act: (moment: HallMoment) => void): void => {
  const now = useEffectEvent(() => act(hall.read()))
  useEffect(() => {
    now()
    return hall.subscribe(() => now())
  }, [hall])
}
