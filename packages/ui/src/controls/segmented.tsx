import type { ReactNode } from 'react'
import { Anchor } from './anchor.tsx'
import { moveFocusByArrow } from './arrow-focus.ts'
import styles from './segmented.module.css'

export interface SegmentedOption<Id extends string> {
  id: Id
  label: ReactNode
}

export interface SegmentedProps<Id extends string> {
  label: string
  options: readonly SegmentedOption<Id>[]
  value: Id
  onChange: (id: Id) => void
}

export function Segmented<Id extends string>({ label, options, value, onChange }: SegmentedProps<Id>) {
  return (
    <div className={styles.segmented} role="group" aria-label={label}>
      {options.map(option => (
        <button
          key={option.id}
          type="button"
          aria-pressed={option.id === value}
          onClick={() => onChange(option.id)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}

export interface SegmentedLinksProps {
  label: string
  items: readonly { id: string; label: ReactNode; href: string }[]
  selected: string
}

/** The same control as links, for options that have their own URL. */
export function SegmentedLinks({ label, items, selected }: SegmentedLinksProps) {
  return (
    <nav aria-label={label}>
      <div className={styles.segmented} role="presentation" onKeyDown={moveFocusByArrow}>
        {items.map(item => (
          <Anchor key={item.id} href={item.href} aria-current={item.id === selected ? 'page' : undefined}>
            {item.label}
          </Anchor>
        ))}
      </div>
    </nav>
  )
}
