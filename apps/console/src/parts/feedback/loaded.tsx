import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Bars } from './bars.tsx'
import { Problem } from './problem.tsx'

/** Shows the answer of a query, grey bars before it, or what failed. Old data stay on screen. */
export function Loaded<Data>({
  query,
  bars = 4,
  what,
  children,
}: {
  readonly query: UseQueryResult<Data>
  readonly bars?: number
  readonly what?: string
  readonly children: (data: Data) => ReactNode
}) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError)
    return (
      <Problem
        error={query.error}
        {...(what !== undefined && { what })}
        onRetry={() => void query.refetch()}
      />
    )
  return <Bars count={bars} />
}
