import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import styles from './result-mark.module.css'

/** The circular icon above a result: done, pending or not possible. */
export function ResultMark({ tone, icon }: { tone: 'win' | 'info' | 'warn'; icon: IconName }) {
  return (
    <span className={styles.mark} data-tone={tone}>
      <Icon name={icon} size="lg" />
    </span>
  )
}
