import { Icon } from '@fairground/ui/icons/icon.tsx'
import type { Filter } from '../types.ts'
import styles from './filter-chips.module.css'

export interface FilterChipsProps<Row> {
  readonly label: string
  readonly rows: readonly Row[]
  readonly filters: readonly Filter<Row>[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
  /** Not all rows are loaded, so a count is a minimum. */
  readonly isPartial: boolean
  /** The number of all rows. */
  readonly total: number
}

/** Filters with the number of their rows; several together narrow the list. */
export function FilterChips<Row>(props: FilterChipsProps<Row>) {
  const { label, rows, filters, chosen, onChange, isPartial, total } = props
  const toCount = ({ matches }: Filter<Row>): string =>
    `${rows.filter(matches).length.toLocaleString('en-GB')}${isPartial ? '+' : ''}`
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      <button type="button" aria-pressed={chosen.length === 0} onClick={() => onChange([])}>
        All {total.toLocaleString('en-GB')}
      </button>
      {filters.map(filter => {
        const isOn = chosen.includes(filter.id)
        return (
          <button
            key={filter.id}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? chosen.filter(id => id !== filter.id) : [...chosen, filter.id])}
          >
            {filter.title} {toCount(filter)}
            {isOn && <Icon name="close" size="sm" />}
          </button>
        )
      })}
    </div>
  )
}
