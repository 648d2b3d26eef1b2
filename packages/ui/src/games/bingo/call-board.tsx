import type { Ref } from 'react'
import { classes } from '#classes.ts'
import styles from './call-board.module.css'

export interface CallBoardProps {
  ref?: Ref<HTMLDivElement>
  max: number
  /** In the order they were called, the latest last. */
  calls: readonly number[]
  /** "Called numbers: 52, 31, …". */
  label: string
}

const perRow = 10

/** Every number of the game; called numbers are filled. */
export function CallBoard({ ref, max, calls, label }: CallBoardProps) {
  const called = new Set(calls)
  const latest = calls.at(-1)
  const rows = Array.from({ length: Math.ceil(max / perRow) }, (_, row) => row * perRow + 1)
  return (
    <div ref={ref} className={classes(styles.board, 'num')} role="img" aria-label={label}>
      {rows.map(from => (
        <div key={from} className={styles.row}>
          {Array.from({ length: Math.min(perRow, max - from + 1) }, (_, i) => from + i).map(n => (
            <span key={n} data-state={n === latest ? 'latest' : called.has(n) ? 'called' : undefined}>
              {n}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Updates the rendered board in the DOM without React: one ball changes only one or two cells. */
export const updateCallBoard = (
  board: HTMLElement,
  before: readonly number[],
  after: readonly number[],
  label: string,
): void => {
  const called = new Set(after)
  const newCalls = after.slice(before.length)
  // Going forward, only the previous latest call and the new calls change; after a jump back, any call may.
  const changed = after.length > before.length ? [...before.slice(-1), ...newCalls] : before
  for (const n of changed) {
    const cell = board.children[Math.floor((n - 1) / perRow)]?.children[(n - 1) % perRow]
    if (n === after.at(-1)) cell?.setAttribute('data-state', 'latest')
    else if (called.has(n)) cell?.setAttribute('data-state', 'called')
    else cell?.removeAttribute('data-state')
  }
  board.setAttribute('aria-label', label)
}
