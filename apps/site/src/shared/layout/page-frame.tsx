import type { ReactNode } from 'react'
import styles from './page-frame.module.css'

export interface PageFrameProps {
  title: ReactNode
  intro?: ReactNode
  /** A back link above the title. */
  back?: ReactNode
  /** Links or buttons at the right of the title. */
  end?: ReactNode
  narrow?: boolean
  children: ReactNode
}

/** The heading and content column of a page in the browse shell. */
export function PageFrame({ title, intro, back, end, narrow = false, children }: PageFrameProps) {
  return (
    <div className={styles.page} data-narrow={narrow || undefined}>
      <header>
        {back}
        <div className={styles.head}>
          <h1 tabIndex={-1}>{title}</h1>
          {end && <div className={styles.end}>{end}</div>}
        </div>
        {intro && <p className={styles.intro}>{intro}</p>}
      </header>
      {children}
    </div>
  )
}
