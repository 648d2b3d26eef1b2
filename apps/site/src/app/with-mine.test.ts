import { expect, it } from 'vitest'
import { sixOf49 } from './game.test-support.ts'
import { withMine } from './with-mine.ts'

const part = { gameId: 7, gameInstanceId: 100, joinCode: 'K7M2' }

it.each([
  ['nothing known', undefined, 2, true],
  ['the answer of a join, after the list knew more', { ...part, version: 0, playerPlaysInGame: 1 }, 2, true],
  ['the answer of a join', { ...part, version: 0, playerPlaysInGame: 3 }, 3, true],
  ['an event', { ...part, version: 9, playerPlaysInGame: 5 }, 5, true],
  ['all given back', { ...part, version: 9, joinCode: '', playerPlaysInGame: 0 }, 0, false],
])('%s', (_, mine, plays, inGame) => {
  const game = sixOf49({ playerInGame: true, playerPlaysInGame: 2 })
  expect(withMine(game, mine)).toMatchObject({ playerPlaysInGame: plays, playerInGame: inGame })
})
