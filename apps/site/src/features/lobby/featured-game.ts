import type { Game } from '@fairground/contract/entities/games/game'
import type { Money } from '@fairground/rules/money/money'
import { mainGame } from '@fairground/rules/game/main-game'

type Listed = Pick<Game, 'gameStatus' | 'tournament' | 'tournamentStartTime' | 'gameInstanceId'> &
  Parameters<typeof mainGame>[0][number]

const startTime = ({ tournamentStartTime }: Listed): number => tournamentStartTime ?? Number.POSITIVE_INFINITY

/** The open draw with the biggest prize; of equal ones the first to start. Without a draw, the main game. */
export const featuredGame = <G extends Listed>(
  games: readonly G[],
  prizeFor: (game: G) => { readonly money: Money },
): G | undefined => {
  const open = games
    .filter(({ gameStatus, tournament }) => gameStatus === 'OPEN' && tournament)
    .map(game => ({ game, prize: prizeFor(game).money.amount }))
  const [biggest] = open.toSorted((a, b) =>
    a.prize === b.prize
      ? startTime(a.game) - startTime(b.game) || a.game.gameInstanceId - b.game.gameInstanceId
      : a.prize < b.prize
        ? 1
        : -1,
  )
  return biggest?.game ?? mainGame(games)
}
