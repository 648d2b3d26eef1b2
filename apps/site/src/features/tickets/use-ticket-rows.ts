import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#app/call.ts'
import { useGames } from '#app/live-games.ts'
import { instantsOf, ticketRows } from '#features/tickets/ticket-rows.ts'
import { gamePlayerPlaysQuery } from '#shared/game-queries.ts'
import { usePages } from '#shared/use-pages.ts'

/** Everything the player holds: running games from the lobby, cards, and ended games page by page. */
export const useTicketRows = (playerId: number) => {
  const games = useGames()
  const instants = instantsOf(games ?? [])
  const cardsOf = useQueries({
    queries: instants.map(({ gameInstanceId }) => gamePlayerPlaysQuery(gameInstanceId, playerId)),
    combine: answers =>
      new Map(answers.map(({ data }, i) => [instants[i]?.gameInstanceId ?? 0, data?.plays ?? []])),
  })
  const endedOfMine = games?.filter(game => game.playerInGame && game.gameStatus === 'ENDED').length ?? 0
  const request = { playerId }
  const pages = usePages({
    queryKey: ['searchGameHistory', request, endedOfMine],
    load: page => call('searchGameHistory', { ...page, request }),
    idOf: item => item.gameInstanceId,
  })
  const ended = pages.items
  const rows = useMemo(() => ticketRows({ games: games ?? [], cardsOf, ended }), [games, cardsOf, ended])
  return { rows, pages, isLoading: games === null || pages.isLoading }
}
