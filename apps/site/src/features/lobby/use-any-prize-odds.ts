import type { Game } from '@fairground/contract/entities/games/game'
import { useQuery } from '@tanstack/react-query'
import { call } from '#core/call.ts'

/** One play in this many wins a prize; equal for all instances of a game. Undefined while loading. */
export const useAnyPrizeOdds = (game: Pick<Game, 'gameId' | 'gameInstanceId'>): number | undefined =>
  useQuery({
    queryKey: ['odds', game.gameId],
    queryFn: () => call('getGameLobby', { gameInstanceId: game.gameInstanceId }),
    select: lobby => lobby.anyPrizeOdds,
    staleTime: Number.POSITIVE_INFINITY,
  }).data
