import type { Game } from '@fairground/contract/entities/game'
import { useQuery } from '@tanstack/react-query'
import { call } from '#app/call.ts'

/** One play in how many wins something; the same for every instance of a game. Undefined until known. */
export const useAnyPrizeOdds = (game: Pick<Game, 'gameId' | 'gameInstanceId'>): number | undefined =>
  useQuery({
    queryKey: ['odds', game.gameId],
    queryFn: () => call('getGameLobby', { gameInstanceId: game.gameInstanceId }),
    select: lobby => lobby.anyPrizeOdds,
    staleTime: Number.POSITIVE_INFINITY,
  }).data
