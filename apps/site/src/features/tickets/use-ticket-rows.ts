import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'
import { useGames } from '#core/stores/live-games.ts'
import { findInstantGames, ticketRows } from '#features/tickets/ticket-rows.ts'
import { gamePlayerPlaysQuery } from '#shared/game/game-queries.ts'
import { usePages } from '#shared/layout/use-pages.ts'

/** All tickets of the player: running games from the lobby, cards, and ended games in pages. */
export const useTicketRows = (playerId: number) => {
  const games = useGames()
  const instantGames = findInstantGames(games ?? [])
  const cardsByInstance = useQueries({
    queries: instantGames.map(({ gameInstanceId }) => gamePlayerPlaysQuery(gameInstanceId, playerId)),
    combine: answers =>
      new Map(answers.map(({ data }, i) => [instantGames[i]?.gameInstanceId ?? 0, data?.plays ?? []])),
  })
  const endedCount = games?.filter(game => game.playerInGame && game.gameStatus === 'ENDED').length ?? 0
  const request = { playerId, languageId: bootstrap.languageId }
  const pages = usePages({
    queryKey: ['searchGameHistory', request, endedCount],
    load: page => call('searchGameHistory', { ...page, request }),
    getId: item => item.gameInstanceId,
  })
  const ended = pages.items
  const rows = useMemo(
    () => ticketRows({ games: games ?? [], cardsByInstance, ended }),
    [games, cardsByInstance, ended],
  )
  return { rows, pages, isLoading: games === null || pages.isLoading }
}
