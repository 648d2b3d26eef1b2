import type { ReactNode } from 'react'
import { Icon, type IconName } from '#icons/icon.tsx'
import { classes } from '#classes.ts'
import styles from './badge.module.css'

export type BadgeTone = 'live' | 'soft' | 'win' | 'warn' | 'neutral' | 'danger' | 'hot'

export interface BadgeProps {
  tone?: BadgeTone
  size?: 'md' | 'lg'
  icon?: IconName | undefined
  className?: string | undefined
  children: ReactNode
}

export function Badge({ tone = 'neutral', size = 'md', icon, className, children }: BadgeProps) {
  return (
    <span className={classes(styles.badge, 'num', className)} data-tone={tone} data-size={size}>
      {tone === 'live' && <i className={styles.dot} />}
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </span>
  )
}
