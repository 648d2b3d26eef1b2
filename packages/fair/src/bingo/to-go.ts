import { type Pattern, slotMask } from './patterns.ts'

/** Every way to complete a pattern, as slot masks: one set, or two sets together. */
export function waysOf({ need, sets }: Pattern): number[] {
  const masks = sets.map(slotMask)
  return need === 1 ? masks : masks.flatMap((mask, i) => masks.slice(i + 1).map(other => mask | other))
}

/** How many numbers a card with these marks still lacks for a pattern; 0 once it is complete. */
export function toGo(ways: readonly number[], mark: number): number {
  let fewest = 32
  for (const way of ways) {
    const missing = bitsIn(way & ~mark)
    if (missing < fewest) fewest = missing
  }
  return fewest
}

/** The slots of the way that lacks the fewest; of equal ones, the first. */
export function missingSlots(ways: readonly number[], mark: number): number[] {
  const fewest = toGo(ways, mark)
  const nearest = (ways.find(way => bitsIn(way & ~mark) === fewest) ?? 0) & ~mark
  return Array.from({ length: 25 }, (_, slot) => slot).filter(slot => (nearest & (1 << slot)) !== 0)
}

/** For the caller: how near the nearest cards are, and how many of them. */
export function nearestCards(
  ways: readonly number[],
  marks: Iterable<number>,
): { toGo: number; cards: number } {
  let nearest = 32
  let cards = 0
  for (const mark of marks) {
    const missing = toGo(ways, mark)
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
