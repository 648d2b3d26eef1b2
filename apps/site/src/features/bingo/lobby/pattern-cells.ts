import type { Balls } from '@fairground/fair/games/bingo/layout'
import { getPattern } from '@fairground/fair/games/bingo/patterns'
import type { BingoPattern } from '#kinds/bingo/bingo-kind.ts'

type PreviewCell = 'on' | 'off' | 'blank'

/** The number cells of a sample 90-ball card. */
const sample90 = '101010110010111001111000101'
/** Every cell of a 75-ball card except the free centre. */
const sample75 = '1111111111110111111111111'

/** One way to complete the pattern, shown on a sample card. */
export const patternCells = (balls: Balls, pattern: BingoPattern): PreviewCell[] => {
  const { need, sets } = getPattern(balls, pattern)
  const on = new Set(sets.slice(0, need).flat())
  let slot = -1
  return (balls === 90 ? sample90 : sample75).split('').map(cell => {
    if (cell === '0') return 'blank'
    slot += 1
    return on.has(slot) ? 'on' : 'off'
  })
}
