import type { Game } from '@fairground/contract/entities/game'

const startsBefore = (a: Game, b: Game): number =>
  (a.tournamentStartTime ?? Infinity) - (b.tournamentStartTime ?? Infinity)

/** What is being drawn now, then of each raffle what can be bought next, and every other I am in. */
export const openRaffles = (games: readonly Game[]): Game[] => {
  const raffles = games
    .filter(({ gameRule, gameStatus }) => 'raffleGame' in gameRule && gameStatus !== 'ENDED')
    .toSorted(startsBefore)
  const open = raffles.filter(({ gameStatus }) => gameStatus === 'OPEN')
  const isNext = (game: Game): boolean => open.find(({ gameId }) => gameId === game.gameId) === game
  return [
    ...raffles.filter(({ gameStatus }) => gameStatus === 'STARTED'),
    ...raffles.filter(game => game.gameStatus !== 'STARTED' && (isNext(game) || game.playerInGame)),
  ]
}
