/** A race prize by its settlement name: "2/Three right" for a draw, "rank/1" for a place, else for all draws. */
export type RaceTier =
  | { readonly kind: 'draw'; readonly draw: number; readonly name: string }
  | { readonly kind: 'rank'; readonly place: number }
  | { readonly kind: 'whole'; readonly name: string }

export const raceTier = (prizeText: string): RaceTier => {
  const [first = '', ...rest] = prizeText.split('/')
  const name = rest.join('/')
  if (name !== '' && /^\d+$/.test(first)) return { kind: 'draw', draw: Number(first), name }
  if (first === 'rank' && /^\d+$/.test(name)) return { kind: 'rank', place: Number(name) }
  return { kind: 'whole', name: prizeText }
}
