import styles from './pips.module.css'

export interface PipsProps {
  filled: number
  total: number
  /** Omit for a game without bonus balls; use counts for a game with several. */
  bonus?: boolean | { filled: number; total: number }
}

/** "Match 5 of 6 and the bonus" as dots; the text beside it states the same. */
export function Pips({ filled, total, bonus }: PipsProps) {
  const bonusPips = typeof bonus === 'boolean' ? { filled: Number(bonus), total: 1 } : bonus
  return (
    <span className={styles.pips} aria-hidden="true">
      {Array.from({ length: total }, (_, i) => (
        <i key={i} data-on={i < filled || undefined} />
      ))}
      {Array.from({ length: bonusPips?.total ?? 0 }, (_, i) => (
        <i key={`b${i}`} data-on={(bonusPips && i < bonusPips.filled) || undefined} data-bonus="" />
      ))}
    </span>
  )
}
