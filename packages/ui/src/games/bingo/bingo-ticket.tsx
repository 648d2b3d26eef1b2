import { memo, type ReactNode, type Ref } from 'react'
import { classes } from '#classes.ts'
import { styleVariables } from '#style-variables.ts'
import styles from './bingo-ticket.module.css'

export type BingoCellState = 'open' | 'called' | 'new' | 'needed'

export interface BingoCell {
  /** Null for a blank cell. */
  number: number | null
  state: BingoCellState
  /** Part of a completed line. */
  line?: boolean
  /** The free centre of a 75-ball card, marked from the start. */
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
  /** The letters B I N G O above 75-ball cards. */
  head?: readonly string[]
  /** The ticket nearest to winning is drawn large. */
  best?: boolean
  /** Draws an outline in the win colour. */
  won?: boolean
  /** Accessible name of a cell: "23, called". */
  cellLabel: (number: number, state: BingoCellState) => string
  /** Accessible name of the free centre. */
  freeLabel?: string | undefined
  label: string
}

type Words = Pick<BingoTicketProps, 'cellLabel' | 'freeLabel'>

/** A function instead of a component: a hundred tickets would create thousands of components. */
const renderCell = (cell: BingoCell, x: number, { cellLabel, freeLabel }: Words) => {
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

const isSameCell = (a: BingoCell, b: BingoCell | undefined): boolean =>
  a.number === b?.number && a.state === b.state && a.line === b.line && a.free === b.free

/** Renders again only when one of its cells changes, because a page holds hundreds of rows. */
const Row = memo(
  function Row({ cells, ...words }: RowProps) {
    return (
      <div role="row" className={styles.row}>
        {cells.map((cell, x) => renderCell(cell, x, words))}
      </div>
    )
  },
  (before, after) =>
    before.cellLabel === after.cellLabel &&
    before.freeLabel === after.freeLabel &&
    before.cells.length === after.cells.length &&
    before.cells.every((cell, x) => isSameCell(cell, after.cells[x])),
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
