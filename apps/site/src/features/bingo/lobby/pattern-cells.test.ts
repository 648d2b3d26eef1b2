import { expect, it } from 'vitest'
import { patternCells } from './pattern-cells.ts'

const count = (cells: readonly string[], kind: string) => cells.filter(cell => cell === kind).length

it.each([
  [90, 'oneLine', 5, 12],
  [90, 'twoLines', 10, 12],
  [90, 'fullHouse', 15, 12],
  [75, 'fourCorners', 4, 1],
  [75, 'fullHouse', 24, 1],
] as const)('draws the %i-ball pattern %s on a valid card', (balls, pattern, on, blank) => {
  const cells = patternCells(balls, pattern)
  expect(cells).toHaveLength(balls === 90 ? 27 : 25)
  expect(count(cells, 'on')).toBe(on)
  expect(count(cells, 'blank')).toBe(blank)
})
