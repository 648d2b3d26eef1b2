interface Card {
  readonly toGo: number
}

const toGoAt = (cards: readonly Card[], place: number): number =>
  cards[place]?.toGo ?? Number.POSITIVE_INFINITY

/**
 * The best `full` cards by numbers to go, then the others in their order, because moving many rows is slow. Cards with
 * equally many keep their order, so that they do not swap at every ball.
 */
export const sortPlaces = (
  order: readonly number[],
  cards: readonly Card[],
  full: number,
): readonly number[] => {
  const places = order.length === cards.length ? order : cards.map((_, place) => place)
  const best = places.toSorted((a, b) => toGoAt(cards, a) - toGoAt(cards, b)).slice(0, full)
  const isBest = new Set(best)
  return [...best, ...places.filter(place => !isBest.has(place))]
}

/**
 * True if a card precedes a better one among the first `full` cards, or if a card below them is better than the last of
 * them. With one full card: if another one is better than the first.
 */
export const needsSorting = (order: readonly number[], cards: readonly Card[], full: number): boolean => {
  if (order.length !== cards.length) return true
  const shown = order.slice(0, full).map(place => toGoAt(cards, place))
  const last = shown.at(-1) ?? Number.POSITIVE_INFINITY
  return (
    shown.some((toGo, i) => toGo > (shown[i + 1] ?? toGo)) ||
    order.slice(full).some(place => toGoAt(cards, place) < last)
  )
}
