import type { Game } from '@fairground/contract/entities/games/game'
import { getRaffleRule } from '#kinds/raffle/raffle-kind.ts'

const startsBefore = (a: Game, b: Game): number =>
  (a.tournamentStartTime ?? Infinity) - (b.tournamentStartTime ?? Infinity)

/** Raffles being drawn, then the next open instance of each raffle and every other instance the player has joined. */
export const openRaffles = (games: readonly Game[]): Game[] => {
  const raffles = games
    .filter(({ gameRule, gameStatus }) => getRaffleRule(gameRule) && gameStatus !== 'ENDED')
    .toSorted(startsBefore)
  const open = raffles.filter(({ gameStatus }) => gameStatus === 'OPEN')
  const isNext = (game: Game): boolean => open.find(({ gameId }) => gameId === game.gameId) === game
  return [
    ...raffles.filter(({ gameStatus }) => gameStatus === 'STARTED'),
    ...raffles.filter(game => game.gameStatus !== 'STARTED' && (isNext(game) || game.playerInGame)),
  ]
}
