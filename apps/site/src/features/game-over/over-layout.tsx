import type { ReactNode } from 'react'
import { useText } from '#app/text.ts'
import { dayAndTime } from '#shared/date.ts'
import styles from './over-layout.module.css'

export interface OverLayoutProps {
  gameTitle: string
  /** When it was played. */
  at: number
  /** What was drawn, with the page's heading. */
  head: ReactNode
  main: ReactNode
  rail: ReactNode
}

/** The end of a game: what was drawn over two columns, the player's own part first. */
export function OverLayout({ gameTitle, at, head, main, rail }: OverLayoutProps) {
  const t = useText()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className="eyebrow">{t('gameOver.subtitle', { title: gameTitle, when: dayAndTime(at) })}</p>
        {head}
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>{main}</div>
        <div className={styles.column}>{rail}</div>
      </div>
    </div>
  )
}
