/** The middles of labels at the ends of lines, moved apart so that none covers another. */
export const toLabelPlaces = (
  wanted: readonly (number | null)[],
  top: number,
  bottom: number,
  height: number,
): readonly (number | null)[] => {
  const places: (number | null)[] = wanted.map(y => (y === null ? null : Math.min(bottom - height / 2, y)))
  const order = [...places.keys()]
    .filter(at => places[at] !== null)
    .sort((a, b) => (places[b] ?? 0) - (places[a] ?? 0))
  let ceiling = Number.POSITIVE_INFINITY
  for (const at of order) {
    const place = Math.min(places[at] ?? 0, ceiling - height)
    places[at] = Math.max(top + height / 2, place)
    ceiling = place
  }
  return places
}
