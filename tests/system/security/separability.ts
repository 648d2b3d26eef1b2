/**
 * How well one number tells two classes apart: the chance that one of the first is larger than one of the second.
 * 0.5 says nothing, 1 (or 0) tells them apart always. Gives the distance from nothing, upwards.
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
    // Equal values share the middle of their ranks.
    const rank = (i + 1 + after) / 2
    for (; i < after; i++) if (all[i]?.isFirst) rankSum += rank
  }
  const larger = rankSum - (first.length * (first.length + 1)) / 2
  const area = larger / (first.length * second.length)
  return Math.max(area, 1 - area)
}
