import { expect, it } from 'vitest'
import type { GameRules } from './games.ts'
import { numbersFrom } from './numbers-from.ts'

it.each<[GameRules, number]>([
  [{ kind: 'oneDrawGame', pick: 6, from: 49 }, 49],
  [{ kind: 'bingoGame', balls: 90, patterns: ['fullHouse'], jackpotCalls: 0 }, 90],
  [{ kind: 'raffleGame', winners: 3 }, 500],
])('%j shows numbers up to %i', (rules, highest) => {
  expect(numbersFrom(rules, 500)).toBe(highest)
})
