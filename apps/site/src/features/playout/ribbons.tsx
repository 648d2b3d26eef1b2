import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import styles from './ribbons.module.css'

export interface Ribbon {
  readonly id: string
  readonly icon: IconName
  readonly name: string
  /** What it means or brings. */
  readonly text: string
  readonly amount?: string | undefined
}

/** Special events of a draw on the stage, one line each with its name and what it brings. */
export function Ribbons({ ribbons }: { ribbons: readonly Ribbon[] }) {
  if (ribbons.length === 0) return null
  return (
    <ul className={styles.ribbons}>
      {ribbons.map(({ id, icon, name, text, amount }) => (
        <li key={id} data-ribbon={id}>
          <Icon name={icon} size="sm" />
          <b>{name}</b>
          <span>{text}</span>
          {amount && <b className="num">{amount}</b>}
        </li>
      ))}
    </ul>
  )
}
