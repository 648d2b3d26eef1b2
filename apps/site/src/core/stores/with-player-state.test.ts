import { expect, it } from 'vitest'
import { sixOf49 } from './game.test-support.ts'
import { withPlayerState } from './with-player-state.ts'

const part = { gameId: 7, gameInstanceId: 100, joinCode: 'K7M2' }

it.each([
  ['no state', undefined, 2, true],
  ['an older join answer', { ...part, version: 0, playerPlaysInGame: 1 }, 2, true],
  ['a newer join answer', { ...part, version: 0, playerPlaysInGame: 3 }, 3, true],
  ['an event', { ...part, version: 9, playerPlaysInGame: 5 }, 5, true],
  ['all plays given back', { ...part, version: 9, joinCode: '', playerPlaysInGame: 0 }, 0, false],
])('merges the player state: %s', (_, mine, plays, inGame) => {
  const game = sixOf49({ playerInGame: true, playerPlaysInGame: 2 })
  expect(withPlayerState(game, mine)).toMatchObject({ playerPlaysInGame: plays, playerInGame: inGame })
})
