import { memo, type ReactNode } from 'react'
import { toCellText } from '../state/columns.ts'
import type { Column, RowTone } from '../types.ts'
import { SelectBox } from './select-box.tsx'
import styles from './list.module.css'

export interface TableRowProps<Row> {
  readonly row: Row
  readonly index: number
  readonly columns: readonly Column<Row>[]
  readonly rowTone: ((row: Row) => RowTone | undefined) | undefined
  readonly isSelected: boolean
  readonly isActive: boolean
  readonly isOpen: boolean
  readonly maySelect: ((row: Row) => string | true) | undefined
  /** The offset in a virtual list. */
  readonly top: number | undefined
}

const toReason = (answer: string | true): string | undefined => (answer === true ? undefined : answer)

const toTitle = (content: ReactNode): string | undefined =>
  typeof content === 'string' ? content : undefined

function PlainRow<Row>(props: TableRowProps<Row>) {
  const { row, index, columns, rowTone, isSelected, isActive, isOpen, maySelect, top } = props
  const name = columns.find(({ isName }) => isName === true) ?? columns[0]
  return (
    <div
      role="row"
      className={styles.row}
      aria-rowindex={index + 2}
      aria-selected={maySelect && isSelected}
      aria-current={isOpen || undefined}
      data-index={index}
      data-tone={rowTone?.(row)}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      tabIndex={isActive ? 0 : -1}
      style={top === undefined ? undefined : { top }}
    >
      {maySelect && (
        <div role="gridcell" className={styles.cell} data-select>
          <SelectBox
            label={`Select ${(name && toCellText(name, row)) || `row ${index + 1}`}`}
            isChecked={isSelected}
            reason={toReason(maySelect(row))}
          />
        </div>
      )}
      {columns.map((column, at) => {
        const content = column.cell(row)
        return (
          <div
            key={column.id}
            role="gridcell"
            className={styles.cell}
            data-align={column.align}
            data-first={at === 0 || undefined}
            title={toTitle(content)}
          >
            {content}
          </div>
        )
      })}
    </div>
  )
}

/** A row without handlers: the list handles the events of all rows, so that scrolling renders new rows only. */
export const TableRow = memo(PlainRow) as typeof PlainRow
