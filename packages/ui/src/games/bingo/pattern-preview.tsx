import { styleVariables } from '#style-variables.ts'
import styles from './pattern-preview.module.css'

export interface PatternPreviewProps {
  columns: number
  /** Row by row: in the pattern, outside the pattern, or without a number. */
  cells: readonly ('on' | 'off' | 'blank')[]
}

/** A small card that shows the cells of a pattern; the text beside it names the pattern. */
export function PatternPreview({ columns, cells }: PatternPreviewProps) {
  return (
    <span className={styles.card} style={styleVariables({ '--columns': columns })} aria-hidden="true">
      {cells.map((cell, i) => (
        <i key={i} data-cell={cell} />
      ))}
    </span>
  )
}
