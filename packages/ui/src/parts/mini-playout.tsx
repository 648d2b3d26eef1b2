import type { ReactNode } from 'react'
import { Anchor } from '#parts/anchor.tsx'
import { Badge } from '#parts/badge.tsx'
import styles from './mini-playout.module.css'

export interface MiniPlayoutProps {
  href: string
  live: string
  title: string
  /** "Ball 23 · 2 to go". */
  note: ReactNode
  ball?: ReactNode
}

/** Above the tab bar while a game of the player runs elsewhere. The whole bar is one link. */
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
