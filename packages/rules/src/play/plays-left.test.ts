import { describe, expect, it } from 'vitest'
import { playsLeft } from './plays-left.ts'

describe('plays left', () => {
  it.each([
    [10, 0, 100, 0, 10],
    [10, 4, 100, 0, 6],
    [10, 4, 100, 97, 3],
    [10, 10, 100, 0, 0],
    [10, 0, 100, 100, 0],
    [10, 12, 100, 0, 0],
    [10, 0, 100, 101, 0],
  ])(
    'player %i-%i, game %i-%i: %i',
    (playerPlayMax, playerPlaysInGame, gamePlayMax, gamePlayCurrent, left) => {
      expect(playsLeft({ playerPlayMax, playerPlaysInGame, gamePlayMax, gamePlayCurrent })).toBe(left)
    },
  )
})
