import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Spinner } from '@fairground/ui/feedback/spinner.tsx'
import styles from './checked-mark.module.css'

/** The result of a server-side check at the end of a field. */
export function CheckedMark({ checking, good, label }: { checking: boolean; good: boolean; label: string }) {
  if (checking) return <Spinner />
  if (!good) return null
  return (
    <span className={styles.good} role="img" aria-label={label}>
      <Icon name="check" />
    </span>
  )
}
