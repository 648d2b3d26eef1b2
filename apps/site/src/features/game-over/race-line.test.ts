import { expect, it } from 'vitest'
import { lineInDraws } from './race-line.ts'

it('lists matches, lucky ball, perfect line and prize for each draw', () => {
  const draws = [
    { draw: 1, numbers: [1, 2, 9], luckyBall: 2 },
    { draw: 2, numbers: [1, 2, 3], luckyBall: 9 },
    { draw: 3, numbers: [7, 8, 9] },
  ]
  const tier = { tier: 1, prizeText: '1/Two', matches: 2, winners: 1, each: '1.00', paid: '1.00' }
  expect(lineInDraws([1, 2, 3], draws, [tier])).toEqual([
    { draw: 1, matched: [1, 2], hasLucky: true, isPerfect: false, hasPrize: true },
    { draw: 2, matched: [1, 2, 3], hasLucky: false, isPerfect: true, hasPrize: false },
    { draw: 3, matched: [], hasLucky: false, isPerfect: false, hasPrize: false },
  ])
})
