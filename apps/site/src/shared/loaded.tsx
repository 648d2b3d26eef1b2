import { ErrorState } from '@fairground/ui/parts/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '#app/text.ts'

export interface LoadedProps<T> {
  query: UseQueryResult<T>
  /** What could not be loaded, and what that means for the player. */
  failed: { title: string; text: string }
  /** Of the box that holds its place, in pixels. */
  height: number
  children: (data: T) => ReactNode
}

/** What the server has to say, its place while it is awaited, and another try where it did not come. */
export function Loaded<T>({ query, failed, height, children }: LoadedProps<T>) {
  const t = useText()
  if (query.data !== undefined) return children(query.data)
  if (query.isError)
    return (
      <ErrorState
        {...failed}
        retry={{ label: t('common.retry'), loading: query.isFetching, onPress: () => void query.refetch() }}
      />
    )
  return (
    <SkeletonGroup label={t('common.loading')}>
      <Skeleton height={height} />
    </SkeletonGroup>
  )
}
