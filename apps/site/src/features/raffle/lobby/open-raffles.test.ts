import type { Game } from '@fairground/contract/entities/games/game'
import { expect, it } from 'vitest'
import { sixOf49 } from '#core/stores/game.test-support.ts'
import { openRaffles } from './open-raffles.ts'

const raffle = (gameInstanceId: number, change: Partial<Game> = {}): Game =>
  sixOf49({
    gameInstanceId,
    gameRule: { raffleGame: { tickets: 100, winners: 5, chosenNumbers: false } },
    tournamentStartTime: gameInstanceId,
    ...change,
  })

const listed = (...games: Game[]) => openRaffles(games).map(({ gameInstanceId }) => gameInstanceId)

it('lists the next instance of each raffle and no other game', () => {
  expect(listed(sixOf49(), raffle(3), raffle(2), raffle(4, { gameId: 11 }))).toEqual([2, 4])
})

it('lists raffles that are being drawn first', () => {
  expect(listed(raffle(2), raffle(5, { gameId: 11, gameStatus: 'STARTED' }))).toEqual([5, 2])
})

it('keeps a later instance that the player has joined until it ends', () => {
  expect(listed(raffle(2), raffle(3, { playerInGame: true }), raffle(4))).toEqual([2, 3])
  expect(listed(raffle(1, { playerInGame: true, gameStatus: 'ENDED' }))).toEqual([])
})
