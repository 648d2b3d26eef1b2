import type { ReactNode } from 'react'
import { Icon, type IconName } from '#icons/icon.tsx'
import styles from './chip.module.css'

export interface ChipProps {
  children: ReactNode
  /** Omit for a chip that acts instead of toggling a filter. */
  pressed?: boolean
  icon?: IconName
  onPress: () => void
}

export function Chip({ children, pressed, icon, onPress }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onPress}>
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </button>
  )
}

export interface ChipSelectProps {
  label: string
  options: readonly { readonly id: string; readonly label: string }[]
  value: string
  onChange: (id: string) => void
}

/** A menu in the form of a chip. */
export function ChipSelect({ label, options, value, onChange }: ChipSelectProps) {
  return (
    <span className={styles.select}>
      <select
        className={styles.chip}
        aria-label={label}
        value={value}
        onChange={event => onChange(event.target.value)}
      >
        {options.map(option => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" size="sm" />
    </span>
  )
}

/** A row of chips that scrolls horizontally on a phone; `end` is aligned to the end of the row. */
export function ChipRow({ label, children, end }: { label: string; children: ReactNode; end?: ReactNode }) {
  return (
    <div className={styles.row} role="group" aria-label={label}>
      {children}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  )
}
