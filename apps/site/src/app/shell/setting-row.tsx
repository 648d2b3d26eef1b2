import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import { type ReactNode, useId, useState } from 'react'
import styles from './setting-row.module.css'

export interface SettingRowProps {
  readonly icon: IconName
  readonly label: string
  /** The current choice. */
  readonly value: string
  readonly children: ReactNode
}

/** A setting with its current value; pressing it opens the choices below. */
export function SettingRow({ icon, label, value, children }: SettingRowProps) {
  const [open, setOpen] = useState(false)
  const panel = useId()
  return (
    <div>
      <button
        type="button"
        className={styles.row}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <Icon name={icon} />
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{value}</span>
        <Icon name="down" size="sm" />
      </button>
      <div id={panel} className={styles.panel} hidden={!open}>
        {open && children}
      </div>
    </div>
  )
}
