import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import { Button } from '@fairground/ui/controls/button.tsx'
import styles from './factor-row.module.css'

export interface FactorRowProps {
  icon: IconName
  title: string
  text: string
  on: boolean
  action: { label: string; name?: string; onPress: () => void }
}

/** An authentication factor with its action. */
export function FactorRow({ icon, title, text, on, action }: FactorRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.icon} data-on={on || undefined}>
        <Icon name={icon} />
      </span>
      <span className={styles.text}>
        <b>{title}</b>
        <span className="small muted">{text}</span>
      </span>
      <Button size="sm" onPress={action.onPress} {...(action.name !== undefined && { label: action.name })}>
        {action.label}
      </Button>
    </li>
  )
}
