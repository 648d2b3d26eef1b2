import type { Balls } from '@fairground/fair/bingo/layout'
import { patternOf } from '@fairground/fair/bingo/patterns'
import type { BingoPattern } from '#features/bingo/round.ts'

type PreviewCell = 'on' | 'off' | 'blank'

/** Where a 90-ball card may have its numbers. */
const sample90 = '101010110010111001111000101'
/** All but the free centre. */
const sample75 = '1111111111110111111111111'

/** One way to complete the pattern, on a card anybody might be dealt. */
export const patternCells = (balls: Balls, pattern: BingoPattern): PreviewCell[] => {
  const { need, sets } = patternOf(balls, pattern)
  const on = new Set(sets.slice(0, need).flat())
  let slot = -1
  return (balls === 90 ? sample90 : sample75).split('').map(cell => {
    if (cell === '0') return 'blank'
    slot += 1
    return on.has(slot) ? 'on' : 'off'
  })
}
