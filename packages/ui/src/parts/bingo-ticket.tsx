import type { ReactNode } from 'react'
import { classes } from '#parts/classes.ts'
import { styleVariables } from '#parts/style-variables.ts'
import styles from './bingo-ticket.module.css'

export type BingoCellState = 'open' | 'called' | 'new' | 'needed'

export interface BingoCell {
  /** Null is a blank; the free centre is a number that is called from the start. */
  number: number | null
  state: BingoCellState
  /** Part of a finished line. */
  line?: boolean
}

export interface BingoTicketProps {
  title: ReactNode
  /** Beside the title: "1 line done". */
  titleEnd?: ReactNode
  /** At the right: "needs 29", "1 to go". */
  end?: ReactNode
  rows: readonly (readonly BingoCell[])[]
  /** B I N G O, over 75-ball cards. */
  head?: readonly string[]
  /** The ticket nearest to winning is drawn large. */
  best?: boolean
  /** Reads one cell: "23, called". */
  cellLabel: (cell: BingoCell & { number: number }) => string
  label: string
}

export function BingoTicket({
  title,
  titleEnd,
  end,
  rows,
  head,
  best = false,
  cellLabel,
  label,
}: BingoTicketProps) {
  const columns = rows[0]?.length ?? 9
  return (
    <article className={styles.ticket} data-best={best || undefined}>
      <header className={styles.head}>
        <div className={styles.headText}>
          <b>{title}</b>
          {titleEnd}
        </div>
        <div className={styles.headText}>{end}</div>
      </header>
      <div
        className={classes(styles.grid, 'num')}
        role="table"
        aria-label={label}
        style={styleVariables({ '--columns': columns })}
      >
        {head && (
          <div role="row" className={styles.row}>
            {head.map(letter => (
              <span key={letter} role="columnheader" className={styles.letter}>
                {letter}
              </span>
            ))}
          </div>
        )}
        {rows.map((row, y) => (
          <div key={y} role="row" className={styles.row}>
            {row.map(({ number, state, line }, x) =>
              number === null ? (
                <span key={x} role="cell" className={styles.blank} />
              ) : (
                <span
                  key={x}
                  role="cell"
                  className={styles.cell}
                  data-state={state}
                  data-line={line || undefined}
                  aria-label={cellLabel({ number, state })}
                >
                  <b>{number}</b>
                </span>
              ),
            )}
          </div>
        ))}
      </div>
    </article>
  )
}
