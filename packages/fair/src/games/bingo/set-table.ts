import { type BingoPattern, type Pattern, slotMask } from './patterns.ts'

/** A bit that no card marks, so this set is never complete. */
const neverComplete = 1 << 30

export interface OpenPattern {
  name: BingoPattern
  need: number
  sets: number[]
}

export const openPattern = (name: BingoPattern, { need, sets }: Pattern): OpenPattern => ({
  name,
  need,
  sets: sets.map(slotMask),
})

export const isComplete = ({ need, sets }: OpenPattern, mark: number): boolean => {
  let complete = 0
  for (const set of sets) if ((mark & set) === set) complete += 1
  return complete >= need
}

/**
 * The sets that contain each slot, because a call can complete only those. A flat table with `width` padded entries
 * per slot, because it is read for every card of every call.
 */
export interface SetTable {
  width: number
  sets: Int32Array
}

export function setTable(slots: number, patterns: readonly OpenPattern[]): SetTable {
  const all = [...new Set(patterns.flatMap(pattern => pattern.sets))]
  const through = Array.from({ length: slots }, (_, slot) => all.filter(set => (set & (1 << slot)) !== 0))
  const width = Math.max(0, ...through.map(sets => sets.length))
  const sets = new Int32Array(slots * width).fill(neverComplete)
  through.forEach((ofSlot, slot) => sets.set(ofSlot, slot * width))
  return { width, sets }
}
