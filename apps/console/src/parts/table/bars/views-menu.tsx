import { Icon } from '@fairground/ui/icons/icon.tsx'
import { type FormEvent, useState } from 'react'
import { addView, removeView, type SavedView, toggleDefault } from '../state/saved-views.ts'
import { Popover } from '#parts/layout/popover.tsx'
import { ToolButton } from './tool-button.tsx'
import styles from './views-menu.module.css'

export interface ViewsMenuProps {
  readonly views: readonly SavedView[]
  /** The query of what is shown now. */
  readonly query: string
  readonly onApply: (query: string) => void
  readonly onChange: (views: readonly SavedView[]) => void
}

const copyLink = async (query: string): Promise<void> => {
  const url = new URL(location.href)
  url.search = query
  await navigator.clipboard.writeText(url.href)
}

/** Saves the choices of the table under a name, applies them again and shares them as a link. */
export function ViewsMenu({ views, query, onApply, onChange }: ViewsMenuProps) {
  const [title, setTitle] = useState('')
  const current = views.find(view => view.query === query)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '') return
    onChange(addView(views, { title: title.trim(), query, isDefault: false }))
    setTitle('')
  }
  return (
    <Popover
      label="Saved views"
      renderTrigger={({ ref, expanded, onPress }) => (
        <ToolButton ref={ref} icon="down" isExpanded={expanded} onPress={onPress}>
          {current?.title ?? 'Views'}
        </ToolButton>
      )}
    >
      {close => (
        <div className={styles.menu}>
          <h3>Saved views</h3>
          {views.length === 0 && <p>A view keeps filters, sorting and columns under a name.</p>}
          <ul>
            {views.map(view => (
              <li key={view.title}>
                <button
                  type="button"
                  className={styles.name}
                  aria-current={view === current || undefined}
                  onClick={() => {
                    onApply(view.query)
                    close()
                  }}
                >
                  {view.title}
                </button>
                <button
                  type="button"
                  aria-label={`${view.title} is my default`}
                  aria-pressed={view.isDefault}
                  onClick={() => onChange(toggleDefault(views, view.title))}
                >
                  <Icon name="star" size="sm" filled={view.isDefault} />
                </button>
                <button
                  type="button"
                  aria-label={`Copy the link of ${view.title}`}
                  onClick={() => void copyLink(view.query)}
                >
                  <Icon name="copy" size="sm" />
                </button>
                <button
                  type="button"
                  aria-label={`Remove ${view.title}`}
                  onClick={() => onChange(removeView(views, view.title))}
                >
                  <Icon name="trash" size="sm" />
                </button>
              </li>
            ))}
          </ul>
          <form onSubmit={save}>
            <input
              aria-label="Name of the new view"
              placeholder="Name"
              maxLength={40}
              value={title}
              onChange={event => setTitle(event.target.value)}
            />
            <button type="submit">Save what is shown</button>
          </form>
        </div>
      )}
    </Popover>
  )
}
