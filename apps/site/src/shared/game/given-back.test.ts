import { expect, it } from 'vitest'
import { allGivenBack, isCancelled } from './given-back.ts'

const item = (playerPlays: number, plays?: number) => ({
  playerPlays,
  numbers: [],
  ...(plays !== undefined && { givenBack: { plays, amount: '2.20' } }),
})

it('allGivenBack is true only if every play was refunded', () => {
  expect(allGivenBack(item(2))).toBe(false)
  expect(allGivenBack(item(1, 2))).toBe(false)
  expect(allGivenBack(item(0, 2))).toBe(true)
  expect(allGivenBack(item(2, 2))).toBe(true)
})

it('isCancelled is true for a game without drawn numbers that refunded every play', () => {
  expect(isCancelled(item(2, 2))).toBe(true)
  expect(isCancelled({ ...item(2, 2), numbers: [1, 2, 3] })).toBe(false)
  expect(isCancelled(item(0, 2))).toBe(false)
})
