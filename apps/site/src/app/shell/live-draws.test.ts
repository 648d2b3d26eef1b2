import { expect, it } from 'vitest'
import { liveDraws } from './live-draws.ts'

const game = { gameInstanceId: 1, gameStatus: 'STARTED', playerInGame: true } as const

it('lists the running draws of the player', () => {
  const games = [
    game,
    { ...game, gameInstanceId: 2, playerInGame: false },
    { ...game, gameStatus: 'OPEN' as const },
  ]
  expect(liveDraws(games, new Set())).toEqual([game])
})

it('omits a draw once its result was shown', () => {
  expect(liveDraws([game], new Set([1]))).toEqual([])
})
