import { useState } from 'react'
import type { Hall } from '#features/bingo/hall/hall.ts'
import { bestFirst, type BingoView } from '#features/bingo/game/bingo-view.ts'
import { useHallMoment } from '#features/bingo/hall/use-hall-moment.ts'

export type TicketOrder = 'best' | 'inOrder'

/** Only a new best ticket changes the order, because tickets that swap places at every ball cannot be read. */
const needsSorting = (order: readonly number[], { cards, nearest }: BingoView): boolean => {
  const first = order[0] === undefined ? undefined : cards[order[0]]
  return order.length !== cards.length || (first !== undefined && first.toGo > nearest)
}

/** Tickets beyond this number are shown as one-line rows. */
export const maxFullTickets = 12

/** The best tickets come first. The rows below them stay in ticket order, so that a ticket is easy to find. */
const sortPlaces = (cards: BingoView['cards']): readonly number[] => {
  const places = bestFirst(cards).map(({ card }) => card.n - 1)
  return [...places.slice(0, maxFullTickets), ...places.slice(maxFullTickets).toSorted((a, b) => a - b)]
}

/** The indexes of the tickets in display order. Nothing moves while a ticket is being touched. */
export const useTicketOrder = (hall: Hall, wanted: TicketOrder, touched: boolean): readonly number[] => {
  const [order, setOrder] = useState<readonly number[]>([])
  const count = useHallMoment(hall, ({ view }) => view.cards.length)
  const stale = useHallMoment(hall, ({ view }) => !touched && needsSorting(order, view))
  if (wanted === 'inOrder') return Array.from({ length: count }, (_, place) => place)
  if (!stale) return order
  const next = sortPlaces(hall.read().view.cards)
  setOrder(next)
  return next
}
