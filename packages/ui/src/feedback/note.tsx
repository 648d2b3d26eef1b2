import type { ReactNode } from 'react'
import { Icon, type IconName } from '#icons/icon.tsx'
import { IconButton } from '#controls/icon-button.tsx'
import styles from './note.module.css'

export interface NoteProps {
  tone?: 'info' | 'win' | 'warn' | 'danger'
  icon?: IconName
  children: ReactNode
  dismiss?: { label: string; onPress: () => void } | undefined
  /** Announces the note to screen readers when it appears. */
  live?: boolean
}

export function Note({ tone = 'info', icon = 'info', children, dismiss, live = false }: NoteProps) {
  return (
    <div className={styles.note} data-tone={tone} role={live ? 'status' : undefined}>
      <Icon name={icon} />
      <div className={styles.text}>{children}</div>
      {dismiss && (
        <IconButton
          icon="close"
          size="sm"
          label={dismiss.label}
          onPress={dismiss.onPress}
          className={styles.close}
        />
      )}
    </div>
  )
}
