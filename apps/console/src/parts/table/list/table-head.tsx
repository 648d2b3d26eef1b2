import { Icon } from '@fairground/ui/icons/icon.tsx'
import { type Sort, toNextSort } from '../state/table-state.ts'
import type { Column } from '../types.ts'
import { SelectBox } from './select-box.tsx'
import styles from './list.module.css'

export interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly sort: Sort | undefined
  readonly onSort: (sort: Sort | undefined) => void
  readonly selection?: { readonly extent: 'none' | 'some' | 'all'; readonly onToggle: () => void } | undefined
}

const toAriaSort = (sort: Sort | undefined, id: string) => {
  if (sort?.column !== id) return undefined
  return sort.isDescending ? 'descending' : 'ascending'
}

export function TableHead<Row>({ columns, sort, onSort, selection }: TableHeadProps<Row>) {
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        {selection && (
          <div role="columnheader" className={styles.cell} data-select>
            <SelectBox
              label="Select all shown rows"
              isChecked={selection.extent === 'all'}
              isMixed={selection.extent === 'some'}
              onChange={selection.onToggle}
            />
          </div>
        )}
        {columns.map(({ id, title, align, sortBy }, at) => {
          const direction = toAriaSort(sort, id)
          return (
            <div
              key={id}
              role="columnheader"
              className={styles.cell}
              data-align={align}
              data-first={at === 0 || undefined}
              aria-sort={sortBy ? (direction ?? 'none') : undefined}
            >
              {sortBy ? (
                <button type="button" onClick={() => onSort(toNextSort(sort, id))}>
                  {title}
                  {direction && (
                    <span data-direction={direction}>
                      <Icon name="arrow-up" size="sm" />
                    </span>
                  )}
                </button>
              ) : (
                title
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
