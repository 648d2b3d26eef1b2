import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import { Anchor } from '@fairground/ui/controls/anchor.tsx'
import type { ReactNode } from 'react'
import styles from './link-row.module.css'

export interface LinkRowProps {
  icon: IconName
  href: string
  label: string
  value?: string | undefined
  end?: ReactNode
}

/** A link to a page with a preview of its current value. */
export function LinkRow({ icon, href, label, value, end }: LinkRowProps) {
  return (
    <li className={styles.row}>
      <Anchor href={href}>
        <Icon name={icon} />
        <span className={styles.text}>
          <b>{label}</b>
          {value && <span className={styles.value}>{value}</span>}
        </span>
        {end}
        <span className={styles.next}>
          <Icon name="next" size="sm" />
        </span>
      </Anchor>
    </li>
  )
}
