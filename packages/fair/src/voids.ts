/** A leaf at place `seq0` of the tree which takes back the ticket at place `voided`. */
export interface RecordVoid {
  seq0: number
  voided: number
}

/** What is wrong with a list of voids; undefined if each takes back one earlier ticket, once. */
export function voidsProblem(treeSize: number, voids: readonly RecordVoid[]): string | undefined {
  const places = new Set(voids.map(each => each.seq0))
  const taken = new Set(voids.map(each => each.voided))
  if (places.size !== voids.length || taken.size !== voids.length) return 'name a place twice'
  if (voids.some((each, i) => i > 0 && each.seq0 < (voids[i - 1]?.seq0 ?? 0))) return 'are out of order'
  if (voids.some(each => each.seq0 >= treeSize)) return 'lie outside the tree'
  if (voids.some(each => each.voided >= each.seq0)) return 'take back a ticket not yet sold'
  return voids.some(each => places.has(each.voided)) ? 'take back something that is no ticket' : undefined
}
