import { Ball } from '@fairground/ui/games/numbers/ball.tsx'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import type { ReactNode } from 'react'
import styles from './dock.module.css'

export interface DockFrameProps {
  ball: number
  highest: number
  title: string
  children: ReactNode
  actions?: ReactNode
}

/** The frame of the dock: the ball, what it is about, and the choices. */
export function DockFrame({ ball, highest, title, children, actions }: DockFrameProps) {
  return (
    <Card pad="sm" className={styles.dock}>
      <div className={styles.row}>
        <span className={styles.ball}>
          <Ball number={ball} max={highest} size={60} />
          <i className={styles.star}>
            <Icon name="star" size="sm" filled />
          </i>
        </span>
        <div className={styles.text} role="status">
          <h2>{title}</h2>
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Card>
  )
}
