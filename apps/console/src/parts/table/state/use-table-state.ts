import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { SavedView } from './saved-views.ts'
import { plainState, readTableState, type TableState, writeTableState } from './table-state.ts'

export interface TableStateHandle {
  readonly state: TableState
  readonly change: (part: Partial<TableState>) => void
  readonly apply: (query: string) => void
}

/** The choices of the address; without any, those of the default view. */
export const useTableState = (name: string, views: readonly SavedView[]): TableStateHandle => {
  const [params, setParams] = useSearchParams()
  const { state: entry } = useLocation()
  const defaultQuery = views.find(({ isDefault }) => isDefault)?.query
  const own = params.toString()
  const state = useMemo(
    () =>
      readTableState(new URLSearchParams(own), name) ??
      readTableState(new URLSearchParams(defaultQuery), name) ??
      plainState,
    [own, name, defaultQuery],
  )
  const write = useCallback(
    (next: TableState) =>
      setParams(writeTableState(new URLSearchParams(own), name, next), { replace: true, state: entry }),
    [own, name, setParams, entry],
  )
  const change = useCallback((part: Partial<TableState>) => write({ ...state, ...part }), [write, state])
  const apply = useCallback(
    (query: string) => write(readTableState(new URLSearchParams(query), name) ?? plainState),
    [write, name],
  )
  return { state, change, apply }
}
