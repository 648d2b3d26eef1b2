import { describe, expect, it } from 'vitest'
import { sixOf49 } from '#core/stores/game.test-support.ts'
import { cardGames, finishedGames, upcomingGames } from './card-games.ts'
import { cardAction, cardBadge } from './card-state.ts'
import { headlinePrize } from './headline-prize.ts'

const run = (
  gameInstanceId: number,
  gameStatus: 'OPEN' | 'CLOSED' | 'STARTED' | 'ENDED',
  at: number,
  gameId = 1,
) => sixOf49({ gameId, gameInstanceId, gameStatus, tournamentStartTime: at })

const ids = (games: readonly { gameInstanceId: number }[]) => games.map(game => game.gameInstanceId)

describe('cardGames', () => {
  it.each([
    [
      'prefers the next open instance',
      [run(1, 'STARTED', 1), run(2, 'CLOSED', 2), run(3, 'OPEN', 3), run(4, 'OPEN', 4)],
      [3],
    ],
    ['falls back to the running instance', [run(1, 'STARTED', 1), run(2, 'CLOSED', 2)], [1]],
    [
      'falls back to the closed instance that waits for its draw',
      [run(1, 'ENDED', 1), run(2, 'CLOSED', 2)],
      [2],
    ],
    [
      'shows one instance per game',
      [run(1, 'OPEN', 5, 7), run(2, 'OPEN', 2, 8), run(3, 'OPEN', 9, 7)],
      [2, 1],
    ],
    ['omits ended instances', [run(1, 'ENDED', 1)], []],
  ] as const)('%s', (_, games, shown) => {
    expect(ids(cardGames(games))).toEqual(shown)
  })

  it('sorts upcoming games earliest first and finished games latest first', () => {
    const games = [run(1, 'ENDED', 1), run(2, 'ENDED', 2), run(3, 'OPEN', 9), run(4, 'OPEN', 8)]
    expect(ids(upcomingGames(games))).toEqual([4, 3])
    expect(ids(finishedGames(games))).toEqual([2, 1])
  })
})

describe('cardAction and cardBadge', () => {
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
  ] as const)('for %j are %s and %s', (change, action, badge) => {
    const game = sixOf49(change)
    expect(cardAction(game)).toBe(action)
    expect(cardBadge(game, headlinePrize(game).word === 'jackpot')).toBe(badge)
  })
})
