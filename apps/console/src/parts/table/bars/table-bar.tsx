import type { Ref } from 'react'
import type { DataTableProps } from '../types.ts'
import type { TableModel } from '../use-table-model.ts'
import { ColumnsMenu } from './columns-menu.tsx'
import { FilterChips } from './filter-chips.tsx'
import { QuickFilter } from './quick-filter.tsx'
import { ToolButton } from './tool-button.tsx'
import { ViewsMenu } from './views-menu.tsx'
import styles from './table-bar.module.css'

export interface TableBarProps<Row extends object> extends DataTableProps<Row> {
  readonly model: TableModel<Row>
  readonly headingId: string
  readonly quickFilter: Ref<HTMLInputElement>
  readonly onLeaveFilter: () => void
}

/** The head of a table: title, tools, quick filter, views, columns, export and the filters. */
export function TableBar<Row extends object>(props: TableBarProps<Row>) {
  const { title, rows, columns, filters, tools, total, model, headingId, quickFilter, onLeaveFilter } = props
  return (
    <>
      <header className={styles.bar}>
        <h2 id={headingId}>{title}</h2>
        <div className={styles.tools}>{tools}</div>
        <QuickFilter
          ref={quickFilter}
          title={title}
          text={model.text}
          onChange={model.setText}
          onLeave={onLeaveFilter}
        />
        {model.saved.change && (
          <ViewsMenu
            views={model.saved.views}
            query={model.viewQuery}
            onApply={model.applyView}
            onChange={model.saved.change}
          />
        )}
        <ColumnsMenu
          columns={columns}
          shown={model.columns}
          onChange={model.changeColumns}
          density={model.density}
          onDensity={model.changeDensity}
        />
        <ToolButton
          icon="download"
          onPress={model.exportRows}
          disabledReason={
            props.exportDisabledReason ?? (model.shown.length === 0 ? 'There is no row to export' : undefined)
          }
        >
          Export
        </ToolButton>
      </header>
      {filters && filters.length > 0 && (
        <div className={styles.chips}>
          <FilterChips
            label={`Filters of ${title}`}
            rows={rows}
            filters={filters}
            chosen={model.state.filters}
            onChange={model.changeFilters}
            isPartial={model.isPartial}
            total={total ?? rows.length}
          />
        </div>
      )}
    </>
  )
}
