const steps = [1, 2, 2.5, 5, 10]

/** The next round number at or above: 1, 2, 2.5 or 5 with as many noughts as it needs. */
export const niceTop = (value: number): number => {
  if (value <= 0) return 0
  const unit = 10 ** Math.floor(Math.log10(value))
  const step = steps.find(each => each * unit >= value) ?? 10
  return step * unit
}

/** From where to where a chart has to reach: round numbers, and always nothing among them. */
export const niceScale = (values: readonly number[]): { low: number; high: number } => {
  const high = niceTop(Math.max(0, ...values))
  const depth = niceTop(Math.max(0, ...values.map(value => -value)))
  return { low: depth === 0 ? 0 : -depth, high }
}
