import { describe, expect, it } from 'vitest'
import { lobbySection } from './lobby-section.ts'

describe('lobbySection', () => {
  it.each([
    ['OPEN', false, false, false, 'numberPicking'],
    ['OPEN', false, false, true, 'numberPickingConfirm'],
    ['OPEN', true, false, false, 'numberPickingJoined'],
    ['OPEN', true, true, false, 'numberPicking'],
    ['OPEN', true, true, true, 'numberPickingConfirm'],
    ['CLOSED', true, true, true, 'numberPickingJoined'],
    ['CLOSED', false, false, true, 'numberPickingNotJoined'],
    ['STARTED', false, false, false, 'numberPickingNotJoined'],
    ['ENDED', true, false, false, 'numberPickingJoined'],
  ] as const)(
    '%s, in game %s, adding %s, reviewing %s',
    (gameStatus, playerInGame, adding, reviewing, section) => {
      expect(lobbySection({ gameStatus, playerInGame, adding, reviewing })).toBe(section)
    },
  )
})
