import styles from './wait-ring.module.css'

const radius = 18
const length = 2 * Math.PI * radius

/** A countdown to the next retry as a ring and a number. Screen readers do not announce each second. */
export function WaitRing({
  remainingMs,
  totalMs,
  label,
}: {
  remainingMs: number
  totalMs: number
  label: string
}) {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000))
  return (
    <span className={styles.wait} role="timer" aria-label={label}>
      <svg className={styles.ring} viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r={radius} />
        <circle
          cx="22"
          cy="22"
          r={radius}
          strokeDasharray={length}
          strokeDashoffset={length * (1 - Math.min(1, Math.max(0, remainingMs / totalMs)))}
        />
      </svg>
      <b className="num">{seconds}</b>
    </span>
  )
}
