import type { ReactNode } from 'react'
import styles from './guides.module.css'

/** A part of the game as a picture: the text beside it says the same, and nothing in it can be pressed. */
export function Picture({ children }: { children: ReactNode }) {
  return (
    <div className={styles.picture} aria-hidden="true" inert>
      {children}
    </div>
  )
}

/** Lines of a ticket are list items. */
export function PictureList({ children }: { children: ReactNode }) {
  return (
    <Picture>
      <ul className={styles.list}>{children}</ul>
    </Picture>
  )
}
