import type {
  OperatorInput,
  OperatorOperationName,
  OperatorOutput,
} from '@fairground/contract/operator/operator-operations'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemberId } from '#core/operator/current-operator.ts'
import { call, toMemberId } from './call.ts'
import { type ReadOptions, toQueryKey, toReadRhythm } from './use-operation.ts'

/** Operations that return pages of rows: the output has `next`. */
export type PagedOperation = {
  [N in OperatorOperationName]: OperatorOutput<N> extends { readonly next: unknown } ? N : never
}[OperatorOperationName]

/** The rows of one page. */
export type PageRow<N extends PagedOperation> =
  Extract<OperatorOutput<N>[keyof OperatorOutput<N>], readonly unknown[]> extends readonly (infer Row)[]
    ? Row
    : never

export interface Rows<Row> {
  readonly rows: readonly Row[]
  readonly isLoading: boolean
  readonly isLoadingMore: boolean
  readonly hasMore: boolean
  readonly error: unknown
  readonly onRetry: () => void
  /** Loads the next page. */
  readonly onEndReached: () => void
}

/** The rows of an answer, whatever their name. */
export const findRows = (page: object): readonly unknown[] =>
  Object.values(page).find((value): value is unknown[] => Array.isArray(value)) ?? []

/** Reads a list page by page. Its answer fits the properties of DataTable. */
export const useRows = <N extends PagedOperation>(
  operation: N,
  input: Omit<OperatorInput<N>, 'after'>,
  { isEnabled = true, refreshMs, memberId: other }: ReadOptions = {},
): Rows<PageRow<N>> => {
  const own = useMemberId()
  const memberId = toMemberId(operation, other ?? own)
  const query = useInfiniteQuery({
    queryKey: [...toQueryKey(memberId, operation, input), 'pages'],
    queryFn: ({ pageParam }) =>
      call(
        operation,
        { ...input, ...(pageParam !== null && { after: pageParam }) } as OperatorInput<N>,
        memberId,
      ),
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- the type of the next ones too.
    initialPageParam: null as unknown,
    getNextPageParam: page => (page as { readonly next: unknown }).next ?? undefined,
    enabled: isEnabled,
    ...toReadRhythm(operation),
    ...(refreshMs !== undefined && { refetchInterval: refreshMs }),
  })
  return {
    rows: (query.data?.pages ?? []).flatMap(page => findRows(page as object)) as PageRow<N>[],
    isLoading: query.isPending && isEnabled,
    isLoadingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    error: query.error,
    onRetry: () => void query.refetch(),
    onEndReached: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage()
    },
  }
}
