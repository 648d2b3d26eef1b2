import { useCallback, useState } from 'react'
import { parseViews, type SavedView } from './saved-views.ts'

const toStorageKey = (staffId: string, name: string): string => `console.views.${staffId}.${name}`

const readViews = (key: string | undefined): readonly SavedView[] => {
  if (key === undefined) return []
  try {
    return parseViews(localStorage.getItem(key))
  } catch {
    // A browser without storage shows the table without saved views.
    return []
  }
}

export interface SavedViews {
  readonly views: readonly SavedView[]
  /** `undefined` without a signed-in person. */
  readonly change: ((views: readonly SavedView[]) => void) | undefined
}

/** The views that this person saved for this table in this browser. */
export const useSavedViews = (staffId: string | undefined, name: string): SavedViews => {
  const key = staffId === undefined ? undefined : toStorageKey(staffId, name)
  const [kept, setKept] = useState(() => ({ key, views: readViews(key) }))
  if (kept.key !== key) setKept({ key, views: readViews(key) })
  const change = useCallback(
    (views: readonly SavedView[]) => {
      setKept({ key, views })
      if (key !== undefined) localStorage.setItem(key, JSON.stringify(views))
    },
    [key],
  )
  return { views: kept.views, change: key === undefined ? undefined : change }
}
