/** A leaf at tree index `seq0` that voids the ticket at index `voided`. */
export interface RecordVoid {
  seq0: number
  voided: number
}

/** Describes what is wrong with a list of voids; undefined if each voids one earlier ticket, once. */
export function voidsProblem(treeSize: number, voids: readonly RecordVoid[]): string | undefined {
  const places = new Set(voids.map(each => each.seq0))
  const taken = new Set(voids.map(each => each.voided))
  if (places.size !== voids.length || taken.size !== voids.length) return 'contain a duplicate index'
  if (voids.some((each, i) => i > 0 && each.seq0 < (voids[i - 1]?.seq0 ?? 0))) return 'are out of order'
  if (voids.some(each => each.seq0 >= treeSize)) return 'are outside the tree'
  if (voids.some(each => each.voided >= each.seq0)) return 'void a ticket that was sold later'
  return voids.some(each => places.has(each.voided)) ? 'void an entry that is not a ticket' : undefined
}
