import { useState } from 'react'
import type { Hall } from '#features/bingo/hall.ts'
import { bestFirst, type RoundView } from '#features/bingo/round-view.ts'
import { useMoment } from '#features/bingo/use-moment.ts'

export type TicketOrder = 'best' | 'inOrder'

/** A new order only for a new best: tickets that swap places at every ball cannot be read. */
const needsSorting = (order: readonly number[], { cards, nearest }: RoundView): boolean => {
  const first = order[0] === undefined ? undefined : cards[order[0]]
  return order.length !== cards.length || (first !== undefined && first.toGo > nearest)
}

/** More than these are shown in one line each. */
export const drawnAtMost = 12

/** The best come first and are drawn; the lines below them stay in order, where a ticket can be found again. */
const sorted = (cards: RoundView['cards']): readonly number[] => {
  const places = bestFirst(cards).map(({ card }) => card.n - 1)
  return [...places.slice(0, drawnAtMost), ...places.slice(drawnAtMost).toSorted((a, b) => a - b)]
}

/** The places of the tickets in the order they are shown; while one is being touched nothing moves. */
export const useTicketOrder = (hall: Hall, wanted: TicketOrder, touched: boolean): readonly number[] => {
  const [order, setOrder] = useState<readonly number[]>([])
  const count = useMoment(hall, ({ view }) => view.cards.length)
  const stale = useMoment(hall, ({ view }) => !touched && needsSorting(order, view))
  if (wanted === 'inOrder') return Array.from({ length: count }, (_, place) => place)
  if (!stale) return order
  const next = sorted(hall.read().view.cards)
  setOrder(next)
  return next
}
