import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import { Anchor } from '@fairground/ui/parts/anchor.tsx'
import type { ReactNode } from 'react'
import styles from './account-row.module.css'

export interface AccountRowProps {
  icon: IconName
  href: string
  label: string
  value?: string | undefined
  end?: ReactNode
}

/** One page of the account, with what it holds now. */
export function AccountRow({ icon, href, label, value, end }: AccountRowProps) {
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
