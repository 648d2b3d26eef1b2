import { expect, it } from 'vitest'
import { playNumbers } from './play-numbers.ts'

it.each([
  ['oneDrawGame', '4,11,23', { numbers: [4, 11, 23] }],
  ['regularGame', '4,11,23', { numbers: [4, 11, 23] }],
  ['oneDrawGameExt', '1,2,3,4,5|7', { numbers: [1, 2, 3, 4, 5], numbers2nd: [7] }],
  ['oneDrawGameExtMulti', '4,0,7|2,1,0', { numbers: [4, 0, 7], multiOption: [2, 1, 0] }],
  ['raffleGame', '', { numbers: [31] }],
  ['bingoGame', '1,0,23,0', { numbers: [1, -1, 23, -1] }],
  ['scratchcardGame', '', { numbers: [] }],
])('parses a play of a %s from %s', (kind, plays, read) => {
  expect(playNumbers(kind, plays, 31)).toEqual(read)
})
