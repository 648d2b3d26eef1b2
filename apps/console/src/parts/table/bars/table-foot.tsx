import type { DataTableProps } from '../types.ts'
import type { TableModel } from '../use-table-model.ts'
import { ToolButton } from './tool-button.tsx'
import styles from './table-foot.module.css'

const toNumber = (value: number): string => value.toLocaleString('en-GB')

export interface TableFootProps<Row extends object> extends DataTableProps<Row> {
  readonly model: TableModel<Row>
}

/** Says how many rows are shown of how many, and what the list does not know yet. */
export function TableFoot<Row extends object>({ rows, total, footer, model, ...props }: TableFootProps<Row>) {
  const { shown, hasFilter, hasMore, isPartial, state } = model
  if (rows.length === 0)
    return footer === undefined ? null : <footer className={styles.foot}>{footer}</footer>
  const known = total ?? rows.length
  const of =
    shown.length === known && !isPartial
      ? ''
      : ` of ${toNumber(known)}${isPartial && total === undefined ? '+' : ''}`
  return (
    <footer className={styles.foot}>
      <span role="status">
        Showing {toNumber(shown.length)}
        {of}
        {isPartial && (hasFilter || state.sort) && `, among the ${toNumber(rows.length)} loaded`}
      </span>
      {hasMore && hasFilter && (
        <ToolButton
          isQuiet
          onPress={() => props.onEndReached?.()}
          disabledReason={props.isLoadingMore === true ? 'Rows are loading' : undefined}
        >
          Load more rows
        </ToolButton>
      )}
      <div className={styles.own}>{footer}</div>
      {model.settings.hasSingleKeys && shown.length > 0 && (
        <span className={styles.keys} aria-hidden="true">
          <kbd>J</kbd> <kbd>K</kbd> move <kbd>?</kbd> all keys
        </span>
      )}
    </footer>
  )
}
