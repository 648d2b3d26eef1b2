import styles from './connection.module.css'

const radius = 18
const length = 2 * Math.PI * radius

/** The wait until the next try, as a ring that runs out and a number. It is silent to a voice. */
export function WaitRing({ leftMs, ofMs, label }: { leftMs: number; ofMs: number; label: string }) {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  return (
    <span className={styles.wait} role="timer" aria-label={label}>
      <svg className={styles.ring} viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r={radius} />
        <circle
          cx="22"
          cy="22"
          r={radius}
          strokeDasharray={length}
          strokeDashoffset={length * (1 - Math.min(1, Math.max(0, leftMs / ofMs)))}
        />
      </svg>
      <b className="num">{seconds}</b>
    </span>
  )
}
