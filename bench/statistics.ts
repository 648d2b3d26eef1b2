export const median = (values: readonly number[]): number => quantile(values, 0.5)

export const quantile = (values: readonly number[], q: number): number => {
  if (values.length === 0) throw new Error('nothing was measured')
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]!
}
