import type { RowKey } from '../types.ts'

/** Whether a list is the same one with further rows behind it. Long lists grow by pages, so this looks at the ends. */
export const isContinued = <Row>(before: readonly Row[], now: readonly Row[]): boolean =>
  now.length >= before.length && now[0] === before[0] && now[before.length - 1] === before.at(-1)

/**
 * The positions of rows that arrived between known rows. Rows after the last known row are the next page: they move
 * nothing under the pointer.
 */
export const findNewRows = (keys: readonly RowKey[], known: ReadonlySet<RowKey>): ReadonlySet<number> => {
  const last = keys.findLastIndex(key => known.has(key))
  return new Set(keys.flatMap((key, at) => (at < last && !known.has(key) ? [at] : [])))
}
