import { historyPageSize } from '@fairground/contract/constants'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

interface Answer<T> {
  readonly result: readonly T[]
  readonly totalCount: number
}

export interface PagesOptions<T> {
  readonly queryKey: readonly unknown[]
  readonly load: (page: { readonly page: number; readonly maxResults: number }) => Promise<Answer<T>>
  readonly getId: (item: T) => number | string
  readonly maxResults?: number
  readonly enabled?: boolean
}

/** Loads pages one after another. Removes duplicates of items that moved to the next page between two requests. */
export const usePages = <T>(options: PagesOptions<T>) => {
  const { queryKey, load, getId, maxResults = historyPageSize, enabled = true } = options
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => load({ page: pageParam, maxResults }),
    initialPageParam: 0,
    getNextPageParam: (last: Answer<T>, pages) =>
      pages.length * maxResults < last.totalCount ? pages.length : undefined,
    placeholderData: keepPreviousData,
    enabled,
  })
  const items = query.data?.pages.flatMap(({ result }) => [...result]) ?? []
  const total = query.data?.pages.at(-1)?.totalCount ?? 0
  return {
    items: [...new Map(items.map(item => [getId(item), item])).values()],
    total,
    left: query.hasNextPage ? Math.max(total - items.length, 0) : 0,
    isLoading: query.isLoading,
    isStale: query.isPlaceholderData,
    isLoadingMore: query.isFetchingNextPage,
    failed: query.isError,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}

export type Pages<T> = ReturnType<typeof usePages<T>>
