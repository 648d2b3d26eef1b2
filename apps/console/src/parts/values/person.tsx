import type { ReactNode } from 'react'
import styles from './person.module.css'

const toInitials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(word => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map(word => word[0]!.toUpperCase())
    .join('')

/** A staff member with initials. */
export function Person({
  name,
  note,
  isSmall = false,
  isIcon = false,
}: {
  readonly name: string
  readonly note?: ReactNode
  readonly isSmall?: boolean
  /** Only the initials are seen. */
  readonly isIcon?: boolean
}) {
  return (
    <span className={styles.person} data-small={isSmall || undefined}>
      <span className={styles.initials} aria-hidden="true">
        {toInitials(name)}
      </span>
      <span className={isIcon ? 'vh' : styles.text}>
        <b>{name}</b>
        {note && <small>{note}</small>}
      </span>
    </span>
  )
}
