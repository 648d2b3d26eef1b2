const steps = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** The end of an axis: a round number that is not far above the largest value. */
export const toScaleTop = (value: number): number => {
  if (value <= 0) return 1
  const unit = 10 ** Math.floor(Math.log10(value))
  return (steps.find(step => step * unit >= value) ?? 10) * unit
}
