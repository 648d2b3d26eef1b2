/** Windows further to the right roll longer. */
const minRoll = 4
const rollPerPlace = 3

/** The digits that roll through a window, counting up and ending with the drawn digit. */
export const rolledDigits = (digit: number, place: number): number[] => {
  const length = minRoll + place * rollPerPlace
  return Array.from({ length: length + 1 }, (_, i) => (digit + 100 - length + i) % 10)
}
