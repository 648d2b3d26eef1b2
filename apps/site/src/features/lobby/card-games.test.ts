import { describe, expect, it } from 'vitest'
import { sixOf49 } from '#app/game.test-support.ts'
import { cardGames, finishedGames, upcomingGames } from './card-games.ts'
import { cardAction, cardBadge } from './card-state.ts'
import { prizeOf } from './prize-of.ts'

const run = (
  gameInstanceId: number,
  gameStatus: 'OPEN' | 'CLOSED' | 'STARTED' | 'ENDED',
  at: number,
  gameId = 1,
) => sixOf49({ gameId, gameInstanceId, gameStatus, tournamentStartTime: at })

const ids = (games: readonly { gameInstanceId: number }[]) => games.map(game => game.gameInstanceId)

describe('cards', () => {
  it.each([
    [
      'the next that can be bought',
      [run(1, 'STARTED', 1), run(2, 'CLOSED', 2), run(3, 'OPEN', 3), run(4, 'OPEN', 4)],
      [3],
    ],
    ['else the one that runs', [run(1, 'STARTED', 1), run(2, 'CLOSED', 2)], [1]],
    ['else the one that waits', [run(1, 'ENDED', 1), run(2, 'CLOSED', 2)], [2]],
    ['one a game', [run(1, 'OPEN', 5, 7), run(2, 'OPEN', 2, 8), run(3, 'OPEN', 9, 7)], [2, 1]],
    ['none of ended ones', [run(1, 'ENDED', 1)], []],
  ] as const)('%s', (_, games, shown) => {
    expect(ids(cardGames(games))).toEqual(shown)
  })

  it('lists what is to come early first and what has ended late first', () => {
    const games = [run(1, 'ENDED', 1), run(2, 'ENDED', 2), run(3, 'OPEN', 9), run(4, 'OPEN', 8)]
    expect(ids(upcomingGames(games))).toEqual([4, 3])
    expect(ids(finishedGames(games))).toEqual([2, 1])
  })
})

describe('one card', () => {
  it.each([
    [{}, 'play', 'progressive'],
    [{ gamePlayCurrent: 1000 }, 'full', 'progressive'],
    [{ gameStatus: 'CLOSED' }, 'closed', 'progressive'],
    [{ gameStatus: 'RETRY' }, 'closed', 'progressive'],
    [{ gameStatus: 'STARTED' }, 'watch', 'live'],
    [{ gameStatus: 'STARTED', playerInGame: true }, 'watch', 'joined'],
    [{ progressiveAmount: null }, 'play', null],
    [{ progressiveAmount: null, tournament: false }, 'play', 'instant'],
    [{ progressiveAmount: '10.00' }, 'play', null],
  ] as const)('%j: %s, %s', (change, action, badge) => {
    const game = sixOf49(change)
    expect(cardAction(game)).toBe(action)
    expect(cardBadge(game, prizeOf(game).word === 'jackpot')).toBe(badge)
  })
})
