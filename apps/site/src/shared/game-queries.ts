import type { Game } from '@fairground/contract/entities/game'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#app/call.ts'
import { queryClient } from '#app/query-client.ts'
import { usePlayer } from '#app/session.ts'

/** Answers that hold something of the player's own are kept apart by player. */
type Viewer = number | undefined

const gameLobbyQuery = (gameInstanceId: number, viewer: Viewer, closed: boolean) =>
  queryOptions({
    queryKey: ['getGameLobby', gameInstanceId, viewer, closed],
    queryFn: () => call('getGameLobby', { gameInstanceId }),
    placeholderData: keepPreviousData,
  })

/** One instance with prizes, odds, last draws and my plays; asked anew once its lines are closed. */
export const useGameLobby = (gameInstanceId: number, known: Game | null) =>
  useQuery(gameLobbyQuery(gameInstanceId, usePlayer()?.id, known !== null && known.gameStatus !== 'OPEN'))

export const reloadGameLobby = (gameInstanceId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['getGameLobby', gameInstanceId] })

const gameResultsQuery = (gameInstanceId: number, viewer: Viewer) =>
  queryOptions({
    queryKey: ['getGameResults', gameInstanceId, viewer],
    queryFn: () => call('getGameResults', { gameInstanceId }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 5,
    retryDelay: 400,
  })

/** The draw, its timeline and what it brought: there once the play-out has started, and then it never changes. */
export const useGameResults = (gameInstanceId: number, started: boolean) =>
  useQuery({ ...gameResultsQuery(gameInstanceId, usePlayer()?.id), enabled: started })

export const lastDrawsQuery = (gameId: number, maxResults: number) =>
  queryOptions({
    queryKey: ['getGameLastWinningDraws', gameId, maxResults],
    queryFn: () => call('getGameLastWinningDraws', { gameId, maxResults }),
  })

export const gamePlayersQuery = (gameInstanceId: number) =>
  queryOptions({
    queryKey: ['getGamePlayers', gameInstanceId],
    queryFn: () => call('getGamePlayers', { gameInstanceId, page: 0, maxResults: 5 }),
  })

/** The games this operator sells: they hardly ever change. */
export const gameTypesQuery = queryOptions({
  queryKey: ['getGameTypes'],
  queryFn: () => call('getGameTypes', {}),
  staleTime: 300_000,
})

export const gamePlayerPlaysQuery = (gameInstanceId: number, viewer: Viewer) =>
  queryOptions({
    queryKey: ['getGamePlayerPlays', gameInstanceId, viewer],
    queryFn: () => call('getGamePlayerPlays', { gameInstanceId }),
  })
