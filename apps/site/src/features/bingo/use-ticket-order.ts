import { useState } from 'react'
import { bestFirst, type CardView } from '#features/bingo/round-view.ts'

export type TicketOrder = 'best' | 'inOrder'

/** A new order only for a new best: tickets that swap places at every ball cannot be read. */
const needsSorting = (order: readonly number[], cards: readonly CardView[]): boolean => {
  if (order.length !== cards.length) return true
  const fewest = Math.min(...cards.map(({ toGo }) => toGo))
  const first = cards.find(({ card }) => card.n === order[0])
  return first !== undefined && first.toGo > fewest
}

/** The tickets in the order they are shown; while one is being touched nothing moves. */
export const useTicketOrder = (
  cards: readonly CardView[],
  wanted: TicketOrder,
  touched: boolean,
): readonly CardView[] => {
  const [order, setOrder] = useState<readonly number[]>([])
  if (wanted === 'inOrder') return cards
  if (!touched && needsSorting(order, cards)) {
    const sorted = bestFirst(cards)
    if (cards.length > 0) setOrder(sorted.map(({ card }) => card.n))
    return sorted
  }
  const byNumber = new Map(cards.map(view => [view.card.n, view]))
  return order.flatMap(n => byNumber.get(n) ?? [])
}
