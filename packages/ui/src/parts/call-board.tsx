import { classes } from '#parts/classes.ts'
import styles from './call-board.module.css'

export interface CallBoardProps {
  max: number
  called: ReadonlySet<number>
  latest: number | null
  /** "Called numbers: 52, 31, …". */
  label: string
}

export function CallBoard({ max, called, latest, label }: CallBoardProps) {
  return (
    <div className={classes(styles.board, 'num')} role="img" aria-label={label}>
      {Array.from({ length: max }, (_, i) => i + 1).map(n => (
        <span key={n} data-state={n === latest ? 'latest' : called.has(n) ? 'called' : undefined}>
          {n}
        </span>
      ))}
    </div>
  )
}
