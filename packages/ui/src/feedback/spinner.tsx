import styles from './spinner.module.css'

export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <svg className={styles.spinner} width={size} height={size} viewBox="0 0 36 36" aria-hidden="true">
      <circle className={styles.track} cx="18" cy="18" r="14" />
      <path className={styles.arc} d="M18 4a14 14 0 0114 14" />
    </svg>
  )
}
