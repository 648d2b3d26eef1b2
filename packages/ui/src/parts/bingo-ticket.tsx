import type { ReactNode } from 'react'
import { classes } from '#parts/classes.ts'
import { styleVariables } from '#parts/style-variables.ts'
import styles from './bingo-ticket.module.css'

export type BingoCellState = 'open' | 'called' | 'new' | 'needed'

export interface BingoCell {
  /** Null is a blank. */
  number: number | null
  state: BingoCellState
  /** Part of a finished line. */
  line?: boolean
  /** The centre of a 75-ball card, marked from the start. */
  free?: boolean
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
  /** It has won: an outline in the win colour. */
  won?: boolean
  /** Reads one cell: "23, called". */
  cellLabel: (cell: BingoCell & { number: number }) => string
  /** Reads the free centre. */
  freeLabel?: string
  label: string
}

function Cell({
  cell,
  props,
}: {
  cell: BingoCell
  props: Pick<BingoTicketProps, 'cellLabel' | 'freeLabel'>
}) {
  const { number, state, line, free = false } = cell
  if (number === null && !free) return <span role="cell" className={styles.blank} />
  return (
    <span
      role="cell"
      className={styles.cell}
      data-state={free ? 'called' : state}
      data-line={line || undefined}
      aria-label={number === null ? props.freeLabel : props.cellLabel({ ...cell, number })}
    >
      {number ?? '★'}
    </span>
  )
}

export function BingoTicket(props: BingoTicketProps) {
  const { title, titleEnd, end, rows, head, best = false, won = false, label } = props
  const columns = rows[0]?.length ?? 9
  return (
    <article className={styles.ticket} data-best={best || undefined} data-won={won || undefined}>
      <header className={styles.head}>
        <div className={styles.headText}>
          <b>{title}</b>
          {titleEnd}
        </div>
        {end && <div className={styles.headText}>{end}</div>}
      </header>
      <div
        className={classes(styles.grid, 'num')}
        role="table"
        aria-label={label}
        data-square={columns === 5 || undefined}
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
            {row.map((cell, x) => (
              <Cell key={x} cell={cell} props={props} />
            ))}
          </div>
        ))}
      </div>
    </article>
  )
}
