import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import styles from './ribbons.module.css'

export interface Ribbon {
  readonly id: string
  readonly icon: IconName
  readonly name: string
  /** What the event means for the viewer. */
  readonly text: string
  readonly amount?: string | undefined
}

/** The special events of a draw, one line each. */
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
