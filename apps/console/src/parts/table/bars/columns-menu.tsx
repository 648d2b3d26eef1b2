import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Segmented } from '@fairground/ui/controls/segmented.tsx'
import type { KeyboardEvent } from 'react'
import { moveColumn, toggleColumn, toOrderedColumns } from '../state/columns.ts'
import type { Density } from '../state/table-state.ts'
import type { Column } from '../types.ts'
import { Popover } from '#parts/layout/popover.tsx'
import { ToolButton } from './tool-button.tsx'
import styles from './columns-menu.module.css'

export interface ColumnsMenuProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly shown: readonly Column<Row>[]
  readonly onChange: (shown: readonly string[]) => void
  readonly density: Density
  readonly onDensity: (density: Density) => void
}

const densityOptions: readonly { id: Density; label: string }[] = [
  { id: 'compact', label: 'Compact' },
  { id: 'normal', label: 'Normal' },
  { id: 'roomy', label: 'Roomy' },
]

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** Chooses and orders the columns, with buttons or with Alt and the arrow keys. */
export function ColumnsMenu<Row>({ columns, shown, onChange, density, onDensity }: ColumnsMenuProps<Row>) {
  const ids = shown.map(({ id }) => id)
  const move = (id: string, step: 1 | -1) => onChange(moveColumn(ids, id, step))
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const step = steps[event.key]
    if (!event.altKey || step === undefined) return
    event.preventDefault()
    move(id, step)
  }
  return (
    <Popover
      label="Columns"
      renderTrigger={({ ref, expanded, onPress }) => (
        <ToolButton ref={ref} icon="grid" isExpanded={expanded} onPress={onPress}>
          Columns
        </ToolButton>
      )}
    >
      <div className={styles.menu}>
        <header>
          <h3>Columns</h3>
          <span>Alt and arrows move</span>
        </header>
        <ul>
          {toOrderedColumns(columns, shown).map(column => {
            const at = ids.indexOf(column.id)
            return (
              <li key={column.id}>
                <label>
                  <input
                    type="checkbox"
                    checked={at >= 0}
                    disabled={column.always === true}
                    onChange={() => onChange(toggleColumn(ids, column.id))}
                    onKeyDown={event => onKeyDown(event, column.id)}
                  />
                  {column.title}
                </label>
                {column.always === true && (
                  <span className={styles.always}>
                    <Icon name="lock" size="sm" />
                    always
                  </span>
                )}
                <button
                  type="button"
                  aria-label={`Move ${column.title} up`}
                  disabled={at <= 0}
                  onClick={() => move(column.id, -1)}
                >
                  <Icon name="arrow-up" size="sm" />
                </button>
                <button
                  type="button"
                  data-down
                  aria-label={`Move ${column.title} down`}
                  disabled={at < 0 || at === ids.length - 1}
                  onClick={() => move(column.id, 1)}
                >
                  <Icon name="arrow-up" size="sm" />
                </button>
              </li>
            )
          })}
        </ul>
        <footer>
          <span>Rows</span>
          <Segmented label="Row height" options={densityOptions} value={density} onChange={onDensity} />
        </footer>
      </div>
    </Popover>
  )
}
