import { useState } from 'react'
import type { Hall, HallMoment } from '#features/bingo/hall/hall.ts'
import { needsSorting, sortPlaces } from './sort-places.ts'
import { useHallMoment } from '#features/bingo/hall/use-hall-moment.ts'

export type TicketOrder = 'best' | 'inOrder'

/** Tickets beyond this number are shown as one-line rows. */
export const maxFullTickets = 12

/** Tickets that move at every ball cannot be read. Only a new best ticket does not wait. */
const sortEveryBalls = 3

/** The number of tickets that must be in order now. */
const countSorted = ({ view, running }: HallMoment): number =>
  !running || view.calls % sortEveryBalls === 0 ? maxFullTickets : 1

/** The indexes of the tickets in display order. Nothing moves while a ticket is being touched. */
export const useTicketOrder = (hall: Hall, wanted: TicketOrder, touched: boolean): readonly number[] => {
  const [order, setOrder] = useState<readonly number[]>([])
  const count = useHallMoment(hall, ({ view }) => view.cards.length)
  const stale = useHallMoment(
    hall,
    moment => !touched && needsSorting(order, moment.view.cards, countSorted(moment)),
  )
  if (wanted === 'inOrder') return Array.from({ length: count }, (_, place) => place)
  if (!stale) return order
  const moment = hall.read()
  const sorted = order.length === count ? countSorted(moment) : maxFullTickets
  const next = sortPlaces(order, moment.view.cards, sorted)
  setOrder(next)
  return next
}
