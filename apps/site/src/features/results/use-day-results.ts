import { historyPageSize } from '@fairground/contract/constants'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'
import type { LocalDay } from '#shared/format/local-day.ts'

/** The ended draws of a game on one day, a page at a time. */
export const useDayResults = (gameId: number, { from, until }: LocalDay) => {
  const query = useInfiniteQuery({
    queryKey: ['searchDayResults', gameId, from],
    queryFn: ({ pageParam }) =>
      call('searchDayResults', {
        gameId,
        languageId: bootstrap.languageId,
        from,
        until,
        page: pageParam,
        maxResults: historyPageSize,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      pages.length * historyPageSize < last.totalCount ? pages.length : undefined,
    placeholderData: keepPreviousData,
  })
  const pages = query.data?.pages
  const draws = pages?.flatMap(({ result }) => result) ?? []
  return {
    first: pages?.[0],
    // A draw that ended between two requests moves the last one of a page to the next page.
    draws: [...new Map(draws.map(draw => [draw.gameInstanceId, draw])).values()],
    isStale: query.isPlaceholderData,
    error: query.error,
    retry: () => void query.refetch(),
    more: query.hasNextPage
      ? { isLoading: query.isFetchingNextPage, load: () => void query.fetchNextPage() }
      : undefined,
  }
}
