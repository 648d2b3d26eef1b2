export type HourRow =
  | { readonly kind: 'hour'; readonly hour: number }
  /** Hours without a start; `until` is not part of it. */
  | { readonly kind: 'folded'; readonly from: number; readonly until: number }

const hours = 24

/** The rows of a day: one for each hour with a start, and one for each stretch without. */
export const toHourRows = (used: readonly number[]): readonly HourRow[] => {
  const busy = [...new Set(used)].toSorted((one, other) => one - other)
  const rows: HourRow[] = []
  let from = 0
  for (const hour of busy) {
    if (hour > from) rows.push({ kind: 'folded', from, until: hour })
    rows.push({ kind: 'hour', hour })
    from = hour + 1
  }
  if (from < hours) rows.push({ kind: 'folded', from, until: hours })
  return rows
}
