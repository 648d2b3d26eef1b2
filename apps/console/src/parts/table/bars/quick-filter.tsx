import { Icon } from '@fairground/ui/icons/icon.tsx'
import type { KeyboardEvent, Ref } from 'react'
import styles from './quick-filter.module.css'

export interface QuickFilterProps {
  readonly title: string
  readonly text: string
  readonly onChange: (text: string) => void
  /** Returns the focus to the list. */
  readonly onLeave: () => void
  readonly ref?: Ref<HTMLInputElement>
}

/** Filters the loaded rows by the text of their cells; it replaces the browser's search in a virtual list. */
export function QuickFilter({ title, text, onChange, onLeave, ref }: QuickFilterProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return
    event.preventDefault()
    if (event.key === 'Escape') onChange('')
    onLeave()
  }
  return (
    <label className={styles.field}>
      <Icon name="search" size="sm" />
      <input
        ref={ref}
        type="search"
        autoComplete="off"
        aria-label={`Filter the loaded rows of ${title}`}
        placeholder="Filter rows"
        value={text}
        onChange={event => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <kbd aria-hidden="true">/</kbd>
    </label>
  )
}
