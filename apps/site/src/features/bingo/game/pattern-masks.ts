import type { Balls } from '@fairground/fair/games/bingo/layout'
import { type BingoPattern, getPattern, slotMask } from '@fairground/fair/games/bingo/patterns'
import { completionMasks } from '@fairground/fair/games/bingo/to-go'

const memoize = <V>(make: (balls: Balls, pattern: BingoPattern) => V) => {
  const cache = new Map<string, V>()
  return (balls: Balls, pattern: BingoPattern): V => {
    const key = `${balls} ${pattern}`
    const masks = cache.get(key) ?? make(balls, pattern)
    cache.set(key, masks)
    return masks
  }
}

/** Memoized, because every card needs them at every ball. */
export const winningMasks = memoize((balls, pattern) => completionMasks(getPattern(balls, pattern)))

/** The single lines, corners or diagonals that make up a pattern. */
export const lineMasks = memoize((balls, pattern) => getPattern(balls, pattern).sets.map(slotMask))
