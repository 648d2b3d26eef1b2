import type { ReactNode } from 'react'
import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import styles from './tag.module.css'

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'neutral' | 'stop'

/** A state in a word, with a colour that says the same. */
export function Tag({
  tone = 'neutral',
  icon,
  children,
}: {
  readonly tone?: Tone
  readonly icon?: IconName | undefined
  readonly children: ReactNode
}) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </span>
  )
}
