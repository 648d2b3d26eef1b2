import type { Game } from '@fairground/contract/entities/games/game'
import { describe, expect, it } from 'vitest'
import { sixOf49 } from '#core/stores/game.test-support.ts'
import { choiceHref, chosenGames, lobbyChoice } from './lobby-choice.ts'

const games: readonly Game[] = [
  sixOf49({ gameId: 1, gameInstanceId: 1, tournamentStartTime: 300 }),
  sixOf49({
    gameId: 2,
    gameInstanceId: 2,
    tournamentStartTime: 100,
    gamePlayCost: '0.50',
    progressiveAmount: null,
  }),
  sixOf49({
    gameId: 3,
    gameInstanceId: 3,
    tournamentStartTime: 200,
    gamePlayCost: '0.00',
    progressiveAmount: '900.00',
  }),
  sixOf49({ gameId: 4, gameInstanceId: 4, tournament: false, tournamentStartTime: null }),
  sixOf49({
    gameId: 5,
    gameInstanceId: 5,
    tournamentStartTime: 50,
    gameRule: { raffleGame: { tickets: 9, winners: 1, chosenNumbers: false } },
  }),
]

describe('lobbyChoice', () => {
  it.each([
    ['', [5, 2, 3, 1]],
    ['tab=instaplay', [4]],
    ['tab=lottery', [2, 3, 1, 4]],
    ['tab=lotteryAndRaffle', [5, 2, 3, 1, 4]],
    ['tab=favourites', [3]],
    ['filter=free', [3]],
    ['filter=underOne', [2, 3]],
    ['filter=progressive', [5, 3, 1]],
    ['sort=prize', [3, 5, 1, 2]],
    ['sort=price', [3, 2, 5, 1]],
    ['tab=nonsense&filter=%00', [5, 2, 3, 1]],
  ])('of "?%s" shows the games %j', (search, ids) => {
    const choice = lobbyChoice(new URLSearchParams(search))
    expect(chosenGames(games, choice, new Set([3])).map(game => game.gameId)).toEqual(ids)
  })

  it.each(['/', '/?tab=lottery', '/?tab=instaplay&filter=free&sort=prize'])(
    'restores the choice from %s',
    href => {
      expect(choiceHref(lobbyChoice(new URLSearchParams(href.slice(1))))).toBe(href)
    },
  )
})
