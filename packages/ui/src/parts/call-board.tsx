import type { Ref } from 'react'
import { classes } from '#parts/classes.ts'
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

/** Every number of the game, those called filled. */
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

/** Brings a drawn board from some calls to others, as drawing it anew would: at every ball that is a cell or two. */
export const recall = (
  board: HTMLElement,
  before: readonly number[],
  after: readonly number[],
  label: string,
): void => {
  const called = new Set(after)
  const fresh = after.slice(before.length)
  // One ball on, only the latest two differ; after a jump anything may.
  const touched = after.length > before.length ? [...before.slice(-1), ...fresh] : before
  for (const n of touched) {
    const cell = board.children[Math.floor((n - 1) / perRow)]?.children[(n - 1) % perRow]
    if (n === after.at(-1)) cell?.setAttribute('data-state', 'latest')
    else if (called.has(n)) cell?.setAttribute('data-state', 'called')
    else cell?.removeAttribute('data-state')
  }
  board.setAttribute('aria-label', label)
}
