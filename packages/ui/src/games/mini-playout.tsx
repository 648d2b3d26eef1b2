import type { ReactNode } from 'react'
import { Anchor } from '#controls/anchor.tsx'
import { Badge } from '#feedback/badge.tsx'
import styles from './mini-playout.module.css'

export interface MiniPlayoutProps {
  href: string
  live: string
  title: string
  /** "Ball 23 · 2 to go". */
  note: ReactNode
  ball?: ReactNode
}

/** Link above the tab bar to a running game that the player has joined. */
export function MiniPlayout({ href, live, title, note, ball }: MiniPlayoutProps) {
  return (
    <Anchor className={styles.mini} href={href}>
      <Badge tone="live">{live}</Badge>
      <span className={styles.text}>
        <b>{title}</b>
        <span className="num">{note}</span>
      </span>
      {ball}
    </Anchor>
  )
}
