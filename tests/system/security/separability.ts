/**
 * The area under the ROC curve: the probability that a value of the first class is larger than one of the second. 0.5
 * means not separable, 1 or 0 fully separable. Returns the value above 0.5.
 */
export const separability = (first: readonly number[], second: readonly number[]): number => {
  const all = [
    ...first.map(value => ({ value, isFirst: true })),
    ...second.map(value => ({ value, isFirst: false })),
  ].toSorted((a, b) => a.value - b.value)
  let rankSum = 0
  for (let i = 0; i < all.length; ) {
    const end = all.findIndex((each, j) => j > i && each.value !== all[i]?.value)
    const after = end === -1 ? all.length : end
    // Equal values get the mean of their ranks.
    const rank = (i + 1 + after) / 2
    for (; i < after; i++) if (all[i]?.isFirst) rankSum += rank
  }
  const larger = rankSum - (first.length * (first.length + 1)) / 2
  const area = larger / (first.length * second.length)
  return Math.max(area, 1 - area)
}
