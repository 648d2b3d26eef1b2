import type { Game } from '@fairground/contract/entities/games/game'
import type { EventMessage, EventName } from '@fairground/contract/events'
import { gameEvents } from '@fairground/contract/events/game-events'
import { describe, expect, it } from 'vitest'
import { foldGameEvent, foldGamesEvent, gamesFromList } from './fold-game-event.ts'
import { sixOf49 } from './game.test-support.ts'

const about = { memberId: 1, gameId: 10, gameInstanceId: 100, version: 6 } as const
const counts = { gamePlayCurrent: 44, gamePlayerCurrent: 12, prizePool: '44.00' } as const

const cases: {
  [N in keyof typeof gameEvents]: readonly [EventMessage & readonly [N, unknown], object | null]
} = {
  gameCreate: [
    ['gameCreate', { eventType: 0, ...about, game: sixOf49({ version: 6, gameTitle: 'Renamed' }) }],
    { gameTitle: 'Renamed', playerInGame: true, playerPlaysInGame: 2, joinCode: 'ABCD' },
  ],
  gameUpdate: [
    [
      'gameUpdate',
      {
        eventType: 1,
        ...about,
        ...counts,
        gameStatus: 'CLOSED',
        tournamentStartTime: 9000,
        registrationEndTime: 8000,
        progressiveAmount: '77.00',
      },
    ],
    {
      ...counts,
      gameStatus: 'CLOSED',
      tournamentStartTime: 9000,
      registrationEndTime: 8000,
      progressiveAmount: '77.00',
    },
  ],
  gamePlaysPlayersUpdate: [['gamePlaysPlayersUpdate', { eventType: 2, ...about, ...counts }], counts],
  gameReady: [
    ['gameReady', { eventType: 3, ...about, gameStatus: 'READY', readyTime: 5 }],
    { gameStatus: 'READY', readyTime: 5 },
  ],
  gameStart: [
    ['gameStart', { eventType: 4, ...about, gameStatus: 'STARTED', tournamentStartTime: 7000 }],
    { gameStatus: 'STARTED', tournamentStartTime: 7000, results: true },
  ],
  gameEnd: [
    ['gameEnd', { eventType: 5, ...about, gameStatus: 'ENDED', endTime: 5, winnersCount: 3 }],
    { gameStatus: 'ENDED', results: true },
  ],
  gameProgressive: [
    [
      'gameProgressive',
      { eventType: 6, ...about, progressiveAmount: '1.00', progressiveWon: true, matchesNeeded: null },
    ],
    { progressiveAmount: '1.00', progressiveWon: true, matchesNeeded: null },
  ],
  gameRegistrationStart: [
    ['gameRegistrationStart', { eventType: 7, ...about, gameStatus: 'OPEN', registrationEndTime: 42 }],
    { gameStatus: 'OPEN', registrationEndTime: 42 },
  ],
  gameRegistrationEnd: [
    ['gameRegistrationEnd', { eventType: 8, ...about, ...counts, gameStatus: 'CLOSED' }],
    { ...counts, gameStatus: 'CLOSED' },
  ],
  gameDelete: [['gameDelete', { eventType: 9, ...about }], null],
  gameFull: [['gameFull', { eventType: 10, ...about, ...counts, nextGameInstanceId: 101 }], counts],
  gameRefunded: [['gameRefunded', { eventType: 11, ...about, reason: 'No beacon' }], null],
  gameRescheduled: [
    [
      'gameRescheduled',
      { eventType: 12, ...about, gameStatus: 'OPEN', tournamentStartTime: 99, registrationEndTime: 88 },
    ],
    { gameStatus: 'OPEN', tournamentStartTime: 99, registrationEndTime: 88 },
  ],
  gameFailRetry: [
    ['gameFailRetry', { eventType: 13, ...about, gameStatus: 'RETRY', attempt: 1 }],
    { gameStatus: 'RETRY' },
  ],
  gameMaintenance: [
    [
      'gameMaintenance',
      {
        eventType: 15,
        memberId: 1,
        MAINTENANCE_ENABLED: 'true',
        MAINTENANCE_MESSAGE: '',
        maintenanceUntil: null,
      },
    ],
    {},
  ],
}

const mine = sixOf49({ playerInGame: true, playerPlaysInGame: 2, joinCode: 'ABCD' })
const rows = Object.entries(cases)

describe('foldGameEvent', () => {
  it('is tested with every game event of the contract', () => {
    expect(Object.keys(cases)).toEqual(Object.keys(gameEvents))
  })

  it.each(rows)('applies %s to an instance', (_, [message, change]) => {
    const after = foldGameEvent(mine, message)
    if (change === null) expect(after).toBeUndefined()
    else expect(after).toEqual({ ...mine, ...change, version: Object.keys(change).length === 0 ? 5 : 6 })
  })

  const versioned = rows.filter(([name]) => !['gameDelete', 'gameRefunded'].includes(name))
  it.each(versioned)('ignores %s that is not newer', (_, [message]) => {
    const newer: Game = { ...mine, version: 6 }
    expect(foldGameEvent(newer, message)).toBe(newer)
  })

  it.each(rows.filter(([name]) => name !== 'gameCreate'))('creates no instance from %s', (_, [message]) => {
    expect(foldGameEvent(undefined, message)).toBeUndefined()
  })
})

describe('foldGamesEvent', () => {
  const list = new Map([[100, mine]])

  it.each(rows)('applies %s to the list', (name, [message, change]) => {
    const after = foldGamesEvent(list, message, 1)
    expect(after.has(100)).toBe(change !== null)
    if ((name as EventName) === 'gameMaintenance') expect(after).toBe(list)
  })

  it.each(rows)('ignores %s of another operator', (_, [message]) => {
    expect(foldGamesEvent(list, message, 2)).toBe(list)
  })

  it('adds a created instance', () => {
    expect([...foldGamesEvent(new Map(), cases.gameCreate[0], 1).keys()]).toEqual([100])
  })

  it('keeps the fields of the player when a new list arrives', () => {
    const after = gamesFromList([sixOf49({ version: 9 }), sixOf49({ gameInstanceId: 101 })], list)
    expect(after.get(100)).toMatchObject({ version: 9, playerInGame: true, joinCode: 'ABCD' })
    expect(after.get(101)).toMatchObject({ playerInGame: false })
  })
})
