import { formatCount } from '#core/format/numbers.ts'
import styles from './chips.module.css'

export interface Chip<Id extends string> {
  readonly id: Id
  readonly title: string
  readonly count?: number | undefined
}

/** One choice of several, as chips with their counts. */
export function Chips<Id extends string>({
  label,
  chips,
  chosen,
  onChoose,
}: {
  readonly label: string
  readonly chips: readonly Chip<Id>[]
  readonly chosen: Id
  readonly onChoose: (id: Id) => void
}) {
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {chips.map(({ id, title, count }) => (
        <button
          key={id}
          type="button"
          className={styles.chip}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {title}
          {count !== undefined && <span>{formatCount(count)}</span>}
        </button>
      ))}
    </div>
  )
}
