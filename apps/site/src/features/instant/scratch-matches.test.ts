import { expect, it } from 'vitest'
import { matchedSoFar, winningSymbol } from '#features/instant/scratch-matches.ts'

it.each([
  [[null, null, null], 0],
  [['star', null, null], 0],
  [['star', 'moon', 'star'], 2],
  [['star', 'star', 'star'], 3],
])('counts in %j %i of 3 matches', (seen, matched) => {
  expect(matchedSoFar(seen, 3)).toBe(matched)
})

it('returns only a prize symbol, and only with enough matches', () => {
  expect(winningSymbol(['moon', 'moon', 'moon'], ['star'], 3)).toBeUndefined()
  expect(winningSymbol(['star', 'star', null], ['star'], 3)).toBeUndefined()
  expect(winningSymbol(['star', null, 'star', 'star'], ['star'], 3)).toBe('star')
})
