import { memo } from 'react'
import styles from './list.module.css'

export interface WaitingRowProps {
  readonly index: number
  readonly cells: number
  readonly top: number | undefined
}

const widths = [62, 78, 48, 70, 56]

/** Grey bars in the place of a row that has not arrived. */
export const WaitingRow = memo(function WaitingRow({ index, cells, top }: WaitingRowProps) {
  return (
    <div
      role="row"
      className={styles.row}
      aria-rowindex={index + 2}
      aria-busy="true"
      style={top === undefined ? undefined : { top }}
    >
      {Array.from({ length: cells }, (_, at) => (
        <div key={at} role="gridcell" className={styles.cell} data-waiting aria-label="Loading">
          <i style={{ width: `${widths[(index + at) % widths.length]}%` }} />
        </div>
      ))}
    </div>
  )
})
