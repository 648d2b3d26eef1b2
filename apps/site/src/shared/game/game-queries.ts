import type { Game } from '@fairground/contract/entities/games/game'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'
import { queryClient } from '#core/query-client.ts'
import { usePlayer } from '#core/session/session.ts'

/** Answers with player data are cached per player. */
type Viewer = number | undefined

const gameLobbyQuery = (gameInstanceId: number, viewer: Viewer, closed: boolean) =>
  queryOptions({
    queryKey: ['getGameLobby', gameInstanceId, viewer, closed],
    queryFn: () => call('getGameLobby', { gameInstanceId, languageId: bootstrap.languageId }),
    placeholderData: keepPreviousData,
  })

/** One instance with prizes, odds, last draws and the player's plays; refetched when the sale closes. */
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

/** The draw, its timeline and its prizes: available when the play-out starts, and constant from then on. */
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

/** The games of this operator, which rarely change. */
export const gameTypesQuery = queryOptions({
  queryKey: ['getGameTypes'],
  queryFn: () => call('getGameTypes', { language: bootstrap.languageId }),
  staleTime: 300_000,
})

export const gamePlayerPlaysQuery = (gameInstanceId: number, viewer: Viewer) =>
  queryOptions({
    queryKey: ['getGamePlayerPlays', gameInstanceId, viewer],
    queryFn: () => call('getGamePlayerPlays', { gameInstanceId }),
  })
