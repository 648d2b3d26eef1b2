import { memo, type ReactNode, type Ref } from 'react'
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
  ref?: Ref<HTMLElement> | undefined
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
  cellLabel: (number: number, state: BingoCellState) => string
  /** Reads the free centre. */
  freeLabel?: string | undefined
  label: string
}

type Words = Pick<BingoTicketProps, 'cellLabel' | 'freeLabel'>

/** Not a component of its own: with a hundred tickets there would be thousands. */
const drawCell = (cell: BingoCell, x: number, { cellLabel, freeLabel }: Words) => {
  const { number, state, line, free = false } = cell
  if (number === null && !free) return <span key={x} role="cell" className={styles.blank} />
  return (
    <span
      key={x}
      role="cell"
      className={styles.cell}
      data-state={free ? 'called' : state}
      data-line={line || undefined}
      aria-label={number === null ? freeLabel : cellLabel(number, state)}
    >
      {number ?? '★'}
    </span>
  )
}

interface RowProps extends Words {
  cells: readonly BingoCell[]
}

const looksAlike = (a: BingoCell, b: BingoCell | undefined): boolean =>
  a.number === b?.number && a.state === b.state && a.line === b.line && a.free === b.free

/** Drawn anew only when one of its numbers is marked: a hall holds hundreds of them. */
const Row = memo(
  function Row({ cells, ...words }: RowProps) {
    return (
      <div role="row" className={styles.row}>
        {cells.map((cell, x) => drawCell(cell, x, words))}
      </div>
    )
  },
  (before, after) =>
    before.cellLabel === after.cellLabel &&
    before.freeLabel === after.freeLabel &&
    before.cells.length === after.cells.length &&
    before.cells.every((cell, x) => looksAlike(cell, after.cells[x])),
)

export function BingoTicket(props: BingoTicketProps) {
  const {
    ref,
    title,
    titleEnd,
    end,
    rows,
    head,
    best = false,
    won = false,
    cellLabel,
    freeLabel,
    label,
  } = props
  const columns = rows[0]?.length ?? 9
  return (
    <article ref={ref} className={styles.ticket} data-best={best || undefined} data-won={won || undefined}>
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
        {rows.map((cells, y) => (
          <Row key={y} cells={cells} cellLabel={cellLabel} freeLabel={freeLabel} />
        ))}
      </div>
    </article>
  )
}
