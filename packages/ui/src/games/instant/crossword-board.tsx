import { Icon } from '#icons/icon.tsx'
import { styleVariables } from '#style-variables.ts'
import styles from './crossword-board.module.css'

export interface CrosswordCell {
  letter: string
  /** `held`: the player has this letter; `done`: it belongs to a completed word. */
  state: 'open' | 'held' | 'done'
  /** Draws a tick in the first cell of a completed word. */
  tick?: boolean
}

export interface CrosswordBoardProps {
  /** Describes the whole picture, for instance "Crossword, 2 of 17 words done". */
  label: string
  /** Null for a cell without a letter. */
  rows: readonly (readonly (CrosswordCell | null)[])[]
}

export function CrosswordBoard({ label, rows }: CrosswordBoardProps) {
  return (
    <div
      className={styles.board}
      role="img"
      aria-label={label}
      style={styleVariables({ '--columns': rows[0]?.length ?? 1 })}
    >
      {rows.flatMap((row, y) =>
        row.map((cell, x) =>
          cell === null ? (
            <i key={`${x}-${y}`} className={styles.blank} />
          ) : (
            <span key={`${x}-${y}`} className={styles.cell} data-state={cell.state}>
              {cell.letter}
              {cell.tick && (
                <i className={styles.tick}>
                  <Icon name="check" size="sm" />
                </i>
              )}
            </span>
          ),
        ),
      )}
    </div>
  )
}
