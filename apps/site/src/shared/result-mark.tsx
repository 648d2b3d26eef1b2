import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import styles from './result-mark.module.css'

/** The round sign over a result: done, on its way, or not possible. */
export function ResultMark({ tone, icon }: { tone: 'win' | 'info' | 'warn'; icon: IconName }) {
  return (
    <span className={styles.mark} data-tone={tone}>
      <Icon name={icon} size="lg" />
    </span>
  )
}
