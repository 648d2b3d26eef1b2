import { Icon } from '#icons/icon.tsx'
import { Badge } from '#feedback/badge.tsx'
import styles from './line-tabs.module.css'

export interface LineTab {
  id: string
  label: string
  complete: boolean
  /** For instance "1 left". */
  note?: string
}

export interface LineTabsProps {
  label: string
  lines: readonly LineTab[]
  selected: string
  onSelect: (id: string) => void
  /** Omit when no further line may be added. */
  add?: { label: string; onPress: () => void } | undefined
}

export function LineTabs({ label, lines, selected, onSelect, add }: LineTabsProps) {
  return (
    <div className={styles.lines} role="group" aria-label={label}>
      {lines.map(line => (
        <button
          key={line.id}
          type="button"
          aria-pressed={line.id === selected}
          onClick={() => onSelect(line.id)}
        >
          {line.complete && <Icon name="check" size="sm" />}
          {line.label}
          {line.note && <Badge tone="warn">{line.note}</Badge>}
        </button>
      ))}
      {add && (
        <button type="button" onClick={add.onPress}>
          <Icon name="plus" size="sm" />
          {add.label}
        </button>
      )}
    </div>
  )
}
