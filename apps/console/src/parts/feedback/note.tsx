import type { ReactNode } from 'react'
import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import styles from './note.module.css'

/** A short text that a reader must not miss. */
export function Note({
  tone = 'neutral',
  icon = 'info',
  children,
}: {
  readonly tone?: 'neutral' | 'info' | 'good' | 'warn' | 'bad'
  readonly icon?: IconName
  readonly children: ReactNode
}) {
  return (
    <div className={styles.note} data-tone={tone}>
      <Icon name={icon} size="sm" />
      <div>{children}</div>
    </div>
  )
}
