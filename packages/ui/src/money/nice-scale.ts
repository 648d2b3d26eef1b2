const steps = [1, 2, 2.5, 5, 10]

/** Rounds up to 1, 2, 2.5 or 5 times a power of ten. */
export const niceTop = (value: number): number => {
  if (value <= 0) return 0
  const unit = 10 ** Math.floor(Math.log10(value))
  const step = steps.find(each => each * unit >= value) ?? 10
  return step * unit
}

/** The range of a chart axis in round numbers; it always includes zero. */
export const niceScale = (values: readonly number[]): { low: number; high: number } => {
  const high = niceTop(Math.max(0, ...values))
  const depth = niceTop(Math.max(0, ...values.map(value => -value)))
  return { low: depth === 0 ? 0 : -depth, high }
}
