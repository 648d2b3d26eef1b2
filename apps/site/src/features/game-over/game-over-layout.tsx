import type { ReactNode } from 'react'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import styles from './game-over-layout.module.css'

export interface GameOverLayoutProps {
  gameTitle: string
  /** When it was played. */
  at: number
  /** The page heading and the drawn numbers. */
  head: ReactNode
  main: ReactNode
  rail: ReactNode
}

/** The layout of a result: the drawn numbers above two columns, the player's own outcome first. */
export function GameOverLayout({ gameTitle, at, head, main, rail }: GameOverLayoutProps) {
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
