import { expect, it } from 'vitest'
import { requestedPlays } from './requested-plays.ts'

const oneSet = { kind: 'numbers', first: { pick: 2, of: 9 } } as const
const twoSets = { ...oneSet, second: { pick: 1, of: 4 } } as const
const digits = { kind: 'digits', positions: 3, options: ['straight'] } as const

it('reads the second set from the end of the line', () => {
  expect(requestedPlays(twoSets, { lines: [[5, 3, 4], [1]] })).toEqual([
    { numbers: [5, 3], second: [4] },
    { numbers: [1], second: [] },
  ])
})

it('keeps a line of one set whole', () => {
  expect(requestedPlays(oneSet, { lines: [[5, 3, 4]] })).toEqual([{ numbers: [5, 3, 4] }])
})

it('gives each line the units staked on it', () => {
  expect(
    requestedPlays(digits, {
      lines: [
        [4, 0, 7],
        [1, 1, 2],
      ],
      multiOptions: [
        [2, 1, 0],
        [0, 0, 3],
      ],
    }),
  ).toEqual([
    { numbers: [4, 0, 7], units: [2, 1, 0] },
    { numbers: [1, 1, 2], units: [0, 0, 3] },
  ])
})

it.each([[[[1, 0, 0]]], [[[1, 0], [1]]]])('ignores units that do not match the lines: %j', units => {
  const lines = [
    [4, 0, 7],
    [1, 1, 2],
  ]
  expect(requestedPlays(digits, { lines, multiOptions: units })).toEqual(lines.map(numbers => ({ numbers })))
})
