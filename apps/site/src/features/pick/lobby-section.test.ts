import { describe, expect, it } from 'vitest'
import { isPicking, lobbySection } from './lobby-section.ts'

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
    'for status %s, in game %s, adding %s, reviewing %s is %s',
    (gameStatus, playerInGame, adding, reviewing, section) => {
      const facts = { gameStatus, playerInGame, adding, reviewing, picking: 'numbers' } as const
      expect(lobbySection(facts)).toBe(section)
    },
  )

  it.each([
    ['second', false, 'numberPicking2nd'],
    ['second', true, 'numberPickingConfirm'],
    ['digits', false, 'numberPickingPickXMulti'],
    ['digits', true, 'numberPickingConfirm'],
  ] as const)('for picking %s, reviewing %s is %s', (picking, reviewing, section) => {
    const facts = { gameStatus: 'OPEN', playerInGame: false, adding: false, reviewing, picking } as const
    expect(lobbySection(facts)).toBe(section)
    expect(isPicking(section)).toBe(true)
  })
})
