import { type Pattern, slotMask } from './patterns.ts'

/** The slot masks that complete a pattern: one set, or the union of two sets. */
export function completionMasks({ need, sets }: Pattern): number[] {
  const masks = sets.map(slotMask)
  return need === 1 ? masks : masks.flatMap((mask, i) => masks.slice(i + 1).map(other => mask | other))
}

/** The number of numbers a card still needs for a pattern; 0 when it is complete. */
export function toGo(masks: readonly number[], mark: number): number {
  let fewest = 32
  for (const way of masks) {
    const missing = bitsIn(way & ~mark)
    if (missing < fewest) fewest = missing
  }
  return fewest
}

/** The missing slots of the mask closest to completion; the first one if several are equally close. */
export function missingSlots(masks: readonly number[], mark: number): number[] {
  const fewest = toGo(masks, mark)
  const nearest = (masks.find(way => bitsIn(way & ~mark) === fewest) ?? 0) & ~mark
  return Array.from({ length: 25 }, (_, slot) => slot).filter(slot => (nearest & (1 << slot)) !== 0)
}

/** The smallest number to go over all cards, and the number of cards at it. */
export function nearestCards(
  masks: readonly number[],
  marks: Iterable<number>,
): { toGo: number; cards: number } {
  let nearest = 32
  let cards = 0
  for (const mark of marks) {
    const missing = toGo(masks, mark)
    if (missing < nearest) {
      nearest = missing
      cards = 0
    }
    if (missing === nearest) cards += 1
  }
  return { toGo: nearest, cards }
}

export function bitsIn(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
