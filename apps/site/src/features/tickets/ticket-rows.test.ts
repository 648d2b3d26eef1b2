import type { GameHistoryItem } from '@fairground/contract/entities/games/game-history'
import type { Play } from '@fairground/contract/entities/plays/play'
import { describe, expect, it } from 'vitest'
import { sixOf49 } from '#core/stores/game.test-support.ts'
import { filterRows, ticketRows } from './ticket-rows.ts'

const playerGame = (gameInstanceId: number, change: Parameters<typeof sixOf49>[0] = {}) =>
  sixOf49({ gameInstanceId, playerInGame: true, playerPlaysInGame: 3, ...change })

const ended = (gameInstanceId: number, startedAt: number, won = '0.00'): GameHistoryItem => ({
  gameId: 10,
  gameInstanceId,
  gameTitle: 'Saturday Six',
  gameStatus: 'ENDED',
  gameRule: { oneDrawGame: { pick: 6, from: 49 } },
  currencyId: 'GBP',
  startedAt,
  numbers: [1, 2, 3, 4, 5, 6],
  prizePool: '10.00',
  playCount: 5,
  playerPlays: 2,
  staked: '4.00',
  won,
  recordUrl: '/fair/1/draws/1.jsonl',
})

const card = (status: NonNullable<Play['card']>['status']): Play => ({
  seq: 1,
  numbers: [],
  price: '1.00',
  fee: '0.00',
  joinCode: 'ABC',
  card: { status, places: [] },
})

const scratch = playerGame(7, {
  gameRule: { scratchcardGame: { deckSize: 100, cells: 9, match: 3 } },
  tournamentStartTime: null,
})

const none = { games: [], cardsByInstance: new Map(), ended: [] }
const idsAndStates = (rows: ReturnType<typeof ticketRows>) => rows.map(row => [row.gameInstanceId, row.state])

describe('ticketRows', () => {
  it('shows refunded plays with their amount', () => {
    const back = (playerPlays: number, plays: number): GameHistoryItem => ({
      ...ended(1, 1000),
      playerPlays,
      givenBack: { plays, amount: '6.00' },
    })
    const [gone] = ticketRows({ ...none, ended: [back(0, 3)] })
    expect(gone).toMatchObject({ state: 'givenBack', plays: 3, givenBack: { amount: 600n } })
    expect(idsAndStates(ticketRows({ ...none, ended: [back(2, 2)] }))).toEqual([[1, 'givenBack']])
    expect(idsAndStates(ticketRows({ ...none, ended: [back(2, 1)] }))).toEqual([[1, 'noPrize']])
  })

  it('sorts running and ended games together, newest draw first', () => {
    const games = [
      playerGame(3, { tournamentStartTime: 5000 }),
      playerGame(2, { tournamentStartTime: 4000, gameStatus: 'STARTED' }),
    ]
    const rows = ticketRows({
      ...none,
      games,
      ended: [ended(1, 1000), ended(9, 2000, '4.50'), ended(8, 1500, '4.00')],
    })
    expect(idsAndStates(rows)).toEqual([
      [3, 'upcoming'],
      [2, 'live'],
      [9, 'won'],
      [8, 'back'],
      [1, 'noPrize'],
    ])
  })

  it('omits games without plays of the player', () => {
    expect(ticketRows({ ...none, games: [sixOf49()] })).toEqual([])
  })

  it('lists an ended game once if the lobby still contains it', () => {
    const games = [playerGame(1, { gameStatus: 'STARTED' })]
    expect(idsAndStates(ticketRows({ ...none, games, ended: [ended(1, 1000)] }))).toEqual([[1, 'noPrize']])
  })

  it('lists unopened cards first', () => {
    const rows = ticketRows({
      games: [playerGame(3), scratch],
      cardsByInstance: new Map([[7, [card('covered'), card('ended')]]]),
      ended: [],
    })
    expect(rows[0]).toMatchObject({ gameInstanceId: 7, state: 'unopened', unopened: 1, plays: 2 })
  })

  it('omits the stake if each line has a different one', () => {
    const digits = playerGame(4, {
      gameRule: { oneDrawGameExtMulti: { pick: 3, from: 10, multiOptions: ['straight'] } },
    })
    expect(ticketRows({ ...none, games: [digits] })[0]?.staked).toBeUndefined()
  })
})

it('filterRows returns the rows of the chosen filter', () => {
  const rows = ticketRows({
    games: [playerGame(3), scratch],
    cardsByInstance: new Map([[7, [card('waiting')]]]),
    ended: [ended(1, 1000), ended(9, 2000, '4.00')],
  })
  const ids = (filter: Parameters<typeof filterRows>[1]) =>
    filterRows(rows, filter).map(row => row.gameInstanceId)
  expect(ids('upcoming')).toEqual([3])
  expect(ids('won')).toEqual([9])
  expect(ids('action')).toEqual([7])
  expect(ids('all')).toHaveLength(4)
})
