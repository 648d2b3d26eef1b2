import type { Output } from '@fairground/contract/operations'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { notificationPagesKey } from '#core/notifications.ts'

const pageSize = 20

/** All notifications, page by page. A page starts after the last entry of the one before. */
export const useNotificationPages = () => {
  const query = useInfiniteQuery({
    queryKey: [notificationPagesKey],
    queryFn: ({ pageParam }) =>
      call('getNotifications', {
        maxResults: pageSize,
        ...(pageParam === null ? {} : { before: pageParam }),
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ more, notifications }: Output<'getNotifications'>) =>
      more ? (notifications.at(-1)?.id ?? null) : null,
  })
  const pages = query.data?.pages ?? []
  return {
    notifications: pages.flatMap(({ notifications }) => notifications),
    unread: pages[0]?.unread ?? 0,
    more: query.hasNextPage,
    isLoading: query.isLoading,
    isLoadingMore: query.isFetchingNextPage,
    failed: query.isError,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}
