import { IconLink } from '@fairground/ui/controls/icon-button.tsx'
import type { ReactNode } from 'react'
import styles from './page-head.module.css'

export interface PageHeadProps {
  title: ReactNode
  intro?: ReactNode
  /** Visible where the page sets `--way-back`: on screens too narrow for the menu. */
  back?: { readonly href: string; readonly label: string } | undefined
}

export function PageHead({ title, intro, back }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        {back && (
          <span className={styles.back}>
            <IconLink icon="back" {...back} />
          </span>
        )}
        <h1 tabIndex={-1}>{title}</h1>
      </div>
      {intro && <p className={styles.intro}>{intro}</p>}
    </header>
  )
}
