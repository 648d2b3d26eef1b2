import styles from './pips.module.css'

export interface PipsProps {
  filled: number
  total: number
  /** Left out: the game has no bonus ball. */
  bonus?: boolean
}

/** "Match 5 of 6 and the bonus", as dots; the row beside it says it in words. */
export function Pips({ filled, total, bonus }: PipsProps) {
  return (
    <span className={styles.pips} aria-hidden="true">
      {Array.from({ length: total }, (_, i) => (
        <i key={i} data-on={i < filled || undefined} />
      ))}
      {bonus !== undefined && <i data-on={bonus || undefined} data-bonus="" />}
    </span>
  )
}
