import { CallFault } from '@fairground/client/call-fault'
import { ErrorState } from '@fairground/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'

export interface LoadedProps<T> {
  query: UseQueryResult<T>
  /** What failed to load and what that means for the player. */
  failed: { title: string; text: string }
  /** Height of the loading skeleton in pixels. */
  height: number
  children: (data: T) => ReactNode
}

const isFeatureOff = (error: unknown): boolean =>
  error instanceof CallFault && error.faultName === 'request.featureOff'

/** Renders query data, a skeleton while loading, or an error with a retry button. */
export function Loaded<T>({ query, failed, height, children }: LoadedProps<T>) {
  const t = useText()
  if (query.data !== undefined) return children(query.data)
  if (query.isError)
    return (
      <ErrorState
        {...failed}
        {...(isFeatureOff(query.error) && { text: thrownText(query.error) })}
        retry={{ label: t('common.retry'), loading: query.isFetching, onPress: () => void query.refetch() }}
      />
    )
  return (
    <SkeletonGroup label={t('common.loading')}>
      <Skeleton height={height} />
    </SkeletonGroup>
  )
}
