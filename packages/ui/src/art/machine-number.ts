/** The drawings are made for numbers up to this one. */
const drawnUpTo = 60

/** The number on a ball of the drawing in a game with numbers from 1 to `max`. */
export const machineNumber = (number: number, max: number | undefined): number =>
  max === undefined || max >= drawnUpTo ? number : Math.ceil((number * max) / drawnUpTo)

/** The numbers of all balls; a ball stays blank if its number is already shown. */
export const machineNumbers = (
  numbers: readonly number[],
  max: number | undefined,
): readonly (number | undefined)[] => {
  const shown = numbers.map(number => machineNumber(number, max))
  return shown.map((number, i) => (shown.indexOf(number) === i ? number : undefined))
}
