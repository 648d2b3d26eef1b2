import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#core/api/call.ts'
import { useMemberId } from '#core/operator/current-operator.ts'
import type { Report } from '../report.ts'

export interface ReportRow {
  readonly index: number
  readonly cells: readonly (string | null)[]
}

/**
 * Reads the rows of a finished report page by page, for the given reason. The key is not one of the operator's reads:
 * each page leaves an entry in the audit log, so acts elsewhere must not read them again.
 */
export const useReportRows = ({ reportId, pages, rows: total }: Report, reason: string | undefined) => {
  const memberId = useMemberId()
  const query = useInfiniteQuery({
    queryKey: ['report rows', memberId, reportId],
    queryFn: ({ pageParam }) =>
      call('readReportPage', { reportId, page: pageParam, reason: reason ?? '' }, memberId),
    initialPageParam: 1,
    getNextPageParam: (_, all) => (all.length < pages ? all.length + 1 : undefined),
    enabled: reason !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: false,
    refetchOnReconnect: false,
  })
  const rows: readonly ReportRow[] = (query.data?.pages ?? [])
    .flatMap(page => page.rows)
    .map((cells, index) => ({ index, cells }))
  return {
    rows,
    total,
    isLoading: query.isPending && reason !== undefined,
    isLoadingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    error: query.error,
    onRetry: () => void query.refetch(),
    onEndReached: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage()
    },
  }
}
