import { useRef } from 'react'
import { Icon } from '#icons/icon.tsx'
import { ballHue } from './ball-hue.ts'
import { classes } from '#classes.ts'
import { styleVariables } from '#style-variables.ts'
import { useColumns } from '#controls/use-columns.ts'
import { useGridFocus } from '#controls/use-grid-focus.ts'
import styles from './number-grid.module.css'

export interface NumberGridProps {
  /** For instance "Line 1, pick 6 of 49". */
  legend: string
  showLegend?: boolean
  /** Numbers from `from` to `max`. */
  from?: number
  max: number
  /** How many numbers may be picked. */
  pick: number
  value: readonly number[]
  onChange: (value: number[]) => void
  /** Announced after each pick, for instance "5 of 6 picked". */
  status: string
  /** Bonus numbers and digits form five columns on a small screen; bonus numbers share one colour. */
  form?: 'main' | 'bonus' | 'digits'
  disabled?: boolean
}

export function NumberGrid(props: NumberGridProps) {
  const {
    legend,
    showLegend = false,
    from = 1,
    max,
    pick,
    value,
    onChange,
    status,
    form = 'main',
    disabled = false,
  } = props
  const grid = useRef<HTMLDivElement>(null)
  const columns = useColumns(grid, 10)
  const picked = new Set(value)
  const full = picked.size >= pick
  const numbers = Array.from({ length: max - from + 1 }, (_, i) => from + i)
  const { current, setCurrent, onKeyDown } = useGridFocus(grid, columns, numbers.length)

  const toggle = (n: number) => {
    if (disabled) return
    if (picked.has(n)) onChange(value.filter(v => v !== n))
    else if (pick === 1) onChange([n])
    else if (!full) onChange([...value, n].sort((a, b) => a - b))
  }

  return (
    <fieldset>
      <legend className={showLegend ? styles.legend : 'vh'}>{legend}</legend>
      <div className={styles.box}>
        <div
          ref={grid}
          className={styles.grid}
          data-pills={form === 'main' ? undefined : ''}
          role="presentation"
          onKeyDown={onKeyDown}
        >
          {numbers.map(n => {
            const on = picked.has(n)
            const closed = disabled || (full && !on && pick > 1)
            return (
              <label
                key={n}
                className={classes(styles.cell, 'num')}
                data-on={on || undefined}
                data-closed={closed || undefined}
                style={styleVariables({ '--c': `var(--ball-${form === 'bonus' ? 6 : ballHue(n, max)})` })}
              >
                <input
                  type="checkbox"
                  checked={on}
                  aria-disabled={closed || undefined}
                  tabIndex={n - from === current ? 0 : -1}
                  onFocus={() => setCurrent(n - from)}
                  onChange={() => toggle(n)}
                />
                {n}
                {on && (
                  <i className={styles.tick}>
                    <Icon name="check" size="sm" />
                  </i>
                )}
              </label>
            )
          })}
        </div>
      </div>
      <p className="vh" role="status">
        {status}
      </p>
    </fieldset>
  )
}
