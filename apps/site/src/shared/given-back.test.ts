import { expect, it } from 'vitest'
import { allGivenBack, isCancelled } from './given-back.ts'

const item = (playerPlays: number, plays?: number) => ({
  playerPlays,
  numbers: [],
  ...(plays !== undefined && { givenBack: { plays, amount: '2.20' } }),
})

it('knows what was given back whole', () => {
  expect(allGivenBack(item(2))).toBe(false)
  expect(allGivenBack(item(1, 2))).toBe(false)
  expect(allGivenBack(item(0, 2))).toBe(true)
  expect(allGivenBack(item(2, 2))).toBe(true)
})

it('calls a game cancelled that drew nothing and gave all back', () => {
  expect(isCancelled(item(2, 2))).toBe(true)
  expect(isCancelled({ ...item(2, 2), numbers: [1, 2, 3] })).toBe(false)
  expect(isCancelled(item(0, 2))).toBe(false)
})
