import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { toCursorIndex } from './cursor-index.ts'
import styles from './cursor-area.module.css'

export interface CursorAreaProps {
  /** The name of the chart. */
  readonly label: string
  readonly count: number
  /** The numbers at a place, in words. */
  readonly getText: (index: number) => string
  readonly children: (cursor: {
    readonly index: number | undefined
    readonly setIndex: (index: number | undefined) => void
  }) => ReactNode
}

/** A chart with a cursor: the arrow keys move it, and the numbers under it are shown and spoken. */
export function CursorArea({ label, count, getText, children }: CursorAreaProps) {
  const [at, setIndex] = useState<number>()
  const index = at === undefined ? undefined : Math.min(at, count - 1)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = toCursorIndex(event.key, index, count)
    if (next === undefined && event.key !== 'Escape') return
    event.preventDefault()
    setIndex(next)
  }
  if (count === 0) return <div className={styles.area}>{children({ index: undefined, setIndex })}</div>
  return (
    <div
      className={styles.area}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={(index ?? count - 1) + 1}
      aria-valuetext={getText(index ?? count - 1)}
      onKeyDown={onKeyDown}
      onBlur={() => setIndex(undefined)}
      onPointerLeave={() => setIndex(undefined)}
    >
      {children({ index, setIndex })}
      <p className={styles.text} aria-hidden="true">
        {index === undefined ? '\u00a0' : getText(index)}
      </p>
    </div>
  )
}
