/** The further right a window is, the longer it rolls. */
const firstRoll = 4
const rollsMore = 3

/** What rolls by in a window before its digit stays: that digit last, counting up to it. */
export const rolledDigits = (digit: number, place: number): number[] => {
  const length = firstRoll + place * rollsMore
  return Array.from({ length: length + 1 }, (_, i) => (digit + 100 - length + i) % 10)
}
