import type { Game } from '@fairground/contract/entities/games/game'
import type { LastDraw } from '@fairground/contract/entities/games/last-draw'
import type { LastResult } from './last-result-card.tsx'
import { headlinePrize } from './headline-prize.ts'
import { useLastDraws } from './use-last-draws.ts'

export interface LobbyResults {
  readonly draws: ReadonlyMap<number, LastDraw>
  readonly last: LastResult | undefined
}

/** The last draws of all lobby games, and the newest of them with its game. */
export const useLobbyResults = (games: readonly Game[]): LobbyResults => {
  const gameIds = [...new Set(games.map(game => game.gameId))].sort((a, b) => a - b)
  const draws = useLastDraws(gameIds)
  const drawn = games.filter(game => draws.has(game.gameInstanceId))
  const [newest] = drawn.toSorted((a, b) => (b.tournamentStartTime ?? 0) - (a.tournamentStartTime ?? 0))
  const draw = newest && draws.get(newest.gameInstanceId)
  if (newest === undefined || draw === undefined) return { draws, last: undefined }
  return {
    draws,
    last: {
      draw,
      title: newest.gameTitle,
      gameRule: newest.gameRule,
      hasJackpot: headlinePrize(newest).word === 'jackpot',
    },
  }
}

export const fairHref = ({ last }: LobbyResults): string =>
  last === undefined ? '/draws' : `/draws?id=${last.draw.gameInstanceId}`
