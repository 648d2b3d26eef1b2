import { describe, expect, it } from 'vitest'
import { sixOf49 } from '#core/stores/game.test-support.ts'
import { selectionCost, instanceToBuy, oneClickPlays } from './one-click-plays.ts'

const first = () => 0

describe('oneClickPlays', () => {
  it('creates lucky dips for a game with picked numbers', () => {
    const { userPlays, userPlaysCount } = oneClickPlays(sixOf49({}), 2, first)
    expect(userPlaysCount).toBe(2)
    expect(userPlays.map(line => [line.length, new Set(line).size])).toEqual([
      [6, 6],
      [6, 6],
    ])
  })

  it('stakes one unit on a line of digits', () => {
    const game = sixOf49({
      gameRule: {
        oneDrawGameExtMulti: { pick: 3, from: 10, multiOptions: ['straight', 'box'] },
      } as never,
    })
    const { userPlays, multiOptions } = oneClickPlays(game, 1, first)
    expect(userPlays[0]).toHaveLength(3)
    expect(multiOptions?.[0]?.reduce((sum, each) => sum + each, 0)).toBe(1)
  })

  it('leaves the plays to the server for a game with dealt tickets', () => {
    const raffle = sixOf49({ gameRule: { raffleGame: { tickets: 9, winners: 1, chosenNumbers: false } } })
    expect(oneClickPlays(raffle, 3, first)).toEqual({ userPlays: [], userPlaysCount: 3 })
  })
})

describe('selectionCost', () => {
  const game = sixOf49({ gamePlayCost: '1.00', gameFeePerPlay: '0.10' })

  it.each([
    [{ userPlays: [], userPlaysCount: 3 }, 330n],
    [{ userPlays: [[1, 2, 3]], userPlaysCount: 1, multiOptions: [[2, 1, 0]] }, 310n],
  ])('of %j is %d', (selection, amount) => expect(selectionCost(game, selection).amount).toBe(amount))
})

describe('instanceToBuy', () => {
  const run = (gameInstanceId: number, gameId: number, at: number, gameStatus: 'OPEN' | 'CLOSED' = 'OPEN') =>
    sixOf49({ gameInstanceId, gameId, tournamentStartTime: at, gameStatus })
  const games = [run(1, 5, 10, 'CLOSED'), run(2, 5, 30), run(3, 5, 20), run(4, 6, 5)]

  it.each([
    [5, 3],
    [6, 4],
    [7, undefined],
  ])('of game %i is %s', (gameId, id) => {
    expect(instanceToBuy(games, gameId)?.gameInstanceId).toBe(id)
  })
})
