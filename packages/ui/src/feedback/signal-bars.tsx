import styles from './signal-bars.module.css'

export type SignalLevel = 'good' | 'slow' | 'lost'

const litBars: Record<SignalLevel, number> = { good: 4, slow: 2, lost: 0 }

/** The word carries the information; bars and colour only repeat it. */
export function SignalBars({ level, word, label }: { level: SignalLevel; word: string; label: string }) {
  return (
    <span className={styles.signal} data-level={level}>
      <span className="vh">{label}: </span>
      <span className={styles.bars} aria-hidden="true">
        {[0, 1, 2, 3].map(i => (
          <i key={i} data-on={i < litBars[level] || undefined} />
        ))}
      </span>
      <b>{word}</b>
    </span>
  )
}
