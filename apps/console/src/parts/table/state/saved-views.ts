/** A named set of choices. It holds names of columns and filters only, never what a person typed. */
export interface SavedView {
  readonly title: string
  /** The parameters of the table in the address. */
  readonly query: string
  readonly isDefault: boolean
}

const isSavedView = (value: unknown): value is SavedView => {
  if (typeof value !== 'object' || value === null) return false
  const { title, query, isDefault } = value as Record<string, unknown>
  return typeof title === 'string' && typeof query === 'string' && typeof isDefault === 'boolean'
}

export const parseViews = (text: string | null): readonly SavedView[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isSavedView) : []
  } catch {
    return []
  }
}

/** A view of the same title is replaced. */
export const addView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] => {
  const others = views.filter(({ title }) => title !== view.title)
  return [...(view.isDefault ? others.map(each => ({ ...each, isDefault: false })) : others), view]
}

export const removeView = (views: readonly SavedView[], title: string): readonly SavedView[] =>
  views.filter(each => each.title !== title)

/** Makes this view the one default, or none if it is the default already. */
export const toggleDefault = (views: readonly SavedView[], title: string): readonly SavedView[] =>
  views.map(view => ({ ...view, isDefault: view.title === title && !view.isDefault }))
