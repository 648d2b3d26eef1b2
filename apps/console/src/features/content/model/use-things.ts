import { useEffect } from 'react'
import { useRows } from '#core/api/use-rows.ts'
import { type Thing, toThings } from './things.ts'

const limit = 200

const useAllVersions = (status: 'live' | 'draft' | 'scheduled') => {
  const rows = useRows('listContent', { status, limit })
  const { hasMore, isLoadingMore, onEndReached } = rows
  // A thing is complete only with all its languages, so the list is read to its end.
  useEffect(() => {
    if (hasMore && !isLoadingMore) onEndReached()
  })
  return rows
}

export interface Things {
  readonly things: readonly Thing[]
  readonly isLoading: boolean
  readonly error: unknown
  readonly onRetry: () => void
}

/** All that is on the site or will be. */
export const useThings = (): Things => {
  const all = [useAllVersions('live'), useAllVersions('draft'), useAllVersions('scheduled')]
  return {
    things: toThings(all.flatMap(({ rows }) => rows)),
    isLoading: all.some(({ isLoading }) => isLoading),
    error: all.find(({ error }) => error)?.error,
    onRetry: () => {
      for (const each of all) each.onRetry()
    },
  }
}
