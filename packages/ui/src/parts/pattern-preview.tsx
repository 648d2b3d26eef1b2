import { styleVariables } from '#parts/style-variables.ts'
import styles from './pattern-preview.module.css'

export interface PatternPreviewProps {
  columns: number
  /** Row by row: a place of the pattern, another number, no number. */
  cells: readonly ('on' | 'off' | 'blank')[]
}

/** A small card with the places a pattern takes; the words beside it say which. */
export function PatternPreview({ columns, cells }: PatternPreviewProps) {
  return (
    <span className={styles.card} style={styleVariables({ '--columns': columns })} aria-hidden="true">
      {cells.map((cell, i) => (
        <i key={i} data-cell={cell} />
      ))}
    </span>
  )
}
