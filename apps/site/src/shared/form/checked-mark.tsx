import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Spinner } from '@fairground/ui/parts/spinner.tsx'
import styles from './checked-mark.module.css'

/** At the end of a field that the server was asked about. */
export function CheckedMark({ checking, good, label }: { checking: boolean; good: boolean; label: string }) {
  if (checking) return <Spinner />
  if (!good) return null
  return (
    <span className={styles.good} role="img" aria-label={label}>
      <Icon name="check" />
    </span>
  )
}
