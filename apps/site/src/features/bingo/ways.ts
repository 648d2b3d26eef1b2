import type { Balls } from '@fairground/fair/bingo/layout'
import { type BingoPattern, patternOf, slotMask } from '@fairground/fair/bingo/patterns'
import { waysOf } from '@fairground/fair/bingo/to-go'

const memo = <V>(make: (balls: Balls, pattern: BingoPattern) => V) => {
  const made = new Map<string, V>()
  return (balls: Balls, pattern: BingoPattern): V => {
    const key = `${balls} ${pattern}`
    const known = made.get(key) ?? make(balls, pattern)
    made.set(key, known)
    return known
  }
}

/** Asked for every card at every ball, so worked out once. */
export const waysTo = memo((balls, pattern) => waysOf(patternOf(balls, pattern)))

/** The single lines, corners or diagonals a pattern is made of. */
export const setsOf = memo((balls, pattern) => patternOf(balls, pattern).sets.map(slotMask))
