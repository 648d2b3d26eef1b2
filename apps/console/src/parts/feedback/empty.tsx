import type { ReactNode } from 'react'
import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import styles from './empty.module.css'

/** Says that there is nothing, and whether that is good. */
export function Empty({
  title,
  icon = 'check',
  children,
  act,
}: {
  readonly title: string
  readonly icon?: IconName
  readonly children?: ReactNode
  readonly act?: ReactNode
}) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} />
      <b>{title}</b>
      {children && <p>{children}</p>}
      {act}
    </div>
  )
}
