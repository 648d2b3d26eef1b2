import { useCallback, useRef } from 'react'

export interface NextPageOptions {
  readonly rows: readonly unknown[]
  readonly onEndReached?: (() => void) | undefined
  readonly isLoading?: boolean | undefined
  readonly isLoadingMore?: boolean | undefined
  readonly error?: unknown
  readonly isEnabled: boolean
}

/** Requests the page after the loaded rows, once; `undefined` if there is none. */
export const useNextPage = (options: NextPageOptions): (() => void) | undefined => {
  const { rows, onEndReached, isLoading, isLoadingMore, error, isEnabled } = options
  const requestedAt = useRef(-1)
  const isBusy = isLoading === true || isLoadingMore === true || Boolean(error)
  const loaded = rows.length
  const request = useCallback(() => {
    if (isBusy || requestedAt.current === loaded) return
    requestedAt.current = loaded
    onEndReached?.()
  }, [isBusy, loaded, onEndReached])
  return isEnabled ? request : undefined
}
