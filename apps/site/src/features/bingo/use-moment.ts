import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Hall, HallMoment } from '#features/bingo/hall.ts'
import type { CardView } from '#features/bingo/round-view.ts'

/** One thing of the hall; whoever asks is drawn anew only when that thing changes. */
export const useMoment = <T>({ subscribe, read }: Hall, select: (moment: HallMoment) => T): T =>
  useSyncExternalStore(subscribe, () => select(read()))

/** One thing of one of the viewer's tickets. A ball that is not on it does not even make it look. */
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

/** Does something at every moment of the hall, beginning with this one, without drawing anything. */
export const useEachMoment = (hall: Hall, act: (moment: HallMoment) => void): void => {
  const now = useEffectEvent(() => act(hall.read()))
  useEffect(() => {
    now()
    return hall.subscribe(() => now())
  }, [hall])
}
