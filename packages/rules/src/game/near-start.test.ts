import { describe, expect, it } from 'vitest'
import { opensPlayDialog } from './near-start.ts'

const NOW = 1_000_000

describe('automatic opening of the play dialog', () => {
  it.each([
    ['STARTED', true, 90_000, true],
    ['STARTED', false, null, true],
    ['READY', false, null, true],
    ['CLOSED', false, null, false],
    ['OPEN', false, null, false],
    ['READY', true, 30_000, true],
    ['READY', true, 30_001, false],
    ['CLOSED', true, 29_000, true],
    ['CLOSED', true, 31_000, false],
    ['CLOSED', true, -5_000, true],
    ['OPEN', true, 1_000, false],
    ['RETRY', true, 1_000, false],
    ['ENDED', true, -9_000, false],
    ['READY', true, null, false],
  ] as const)('%s, tournament %s, starting in %s ms: opens %s', (gameStatus, tournament, startsIn, opens) => {
    const tournamentStartTime = startsIn === null ? null : NOW + startsIn
    const game = { gameStatus, tournament, tournamentStartTime }
    expect(opensPlayDialog({ ...game, playerInGame: true }, NOW)).toBe(opens)
    expect(opensPlayDialog({ ...game, playerInGame: false }, NOW)).toBe(false)
  })
})
