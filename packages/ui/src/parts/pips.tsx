import styles from './pips.module.css'

export interface PipsProps {
  filled: number
  total: number
  /** Left out: the game has no bonus ball. With several of them, how many. */
  bonus?: boolean | { filled: number; total: number }
}

/** "Match 5 of 6 and the bonus", as dots; the row beside it says it in words. */
export function Pips({ filled, total, bonus }: PipsProps) {
  const second = typeof bonus === 'boolean' ? { filled: Number(bonus), total: 1 } : bonus
  return (
    <span className={styles.pips} aria-hidden="true">
      {Array.from({ length: total }, (_, i) => (
        <i key={i} data-on={i < filled || undefined} />
      ))}
      {Array.from({ length: second?.total ?? 0 }, (_, i) => (
        <i key={`b${i}`} data-on={(second && i < second.filled) || undefined} data-bonus="" />
      ))}
    </span>
  )
}
