import { memo } from 'react'
import { classes } from '#parts/classes.ts'
import styles from './call-board.module.css'

export interface CallBoardProps {
  max: number
  called: ReadonlySet<number>
  latest: number | null
  /** "Called numbers: 52, 31, …". */
  label: string
}

const perRow = 10

interface RowProps {
  from: number
  to: number
  /** The called numbers of this row, as text: one that is equal draws nothing anew. */
  called: string
  latest: number | null
}

const Row = memo(function Row({ from, to, called, latest }: RowProps) {
  const known = new Set(called.split(' '))
  return (
    <div className={styles.row}>
      {Array.from({ length: to - from + 1 }, (_, i) => from + i).map(n => (
        <span key={n} data-state={n === latest ? 'latest' : known.has(String(n)) ? 'called' : undefined}>
          {n}
        </span>
      ))}
    </div>
  )
})

/** Every number of the game, those called filled. A call draws one or two of its rows. */
export function CallBoard({ max, called, latest, label }: CallBoardProps) {
  const numbers = [...called]
  return (
    <div className={classes(styles.board, 'num')} role="img" aria-label={label}>
      {Array.from({ length: Math.ceil(max / perRow) }, (_, row) => {
        const from = row * perRow + 1
        const to = Math.min(max, from + perRow - 1)
        const isHere = (n: number) => n >= from && n <= to
        return (
          <Row
            key={from}
            from={from}
            to={to}
            called={numbers.filter(isHere).join(' ')}
            latest={latest !== null && isHere(latest) ? latest : null}
          />
        )
      })}
    </div>
  )
}
