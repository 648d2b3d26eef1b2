import type { Game } from '@fairground/contract/entities/games/game'

/** The open instance of this game that starts first, except the given one, if any. */
export const nextOpenDraw = (
  games: readonly Game[],
  { gameId, gameInstanceId }: Pick<Game, 'gameId'> & Partial<Pick<Game, 'gameInstanceId'>>,
): Game | undefined =>
  games
    .filter(
      game => game.gameId === gameId && game.gameInstanceId !== gameInstanceId && game.gameStatus === 'OPEN',
    )
    .toSorted((a, b) => (a.tournamentStartTime ?? Infinity) - (b.tournamentStartTime ?? Infinity))[0]
