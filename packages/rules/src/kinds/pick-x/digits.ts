import { SECOND_SET_SEPARATOR } from '#picking/line.ts'

/** Pick-X: one digit 0-9 per position, repetition allowed. */
export type DigitsProblem = 'count' | 'range'

export const digitsProblem = (digits: readonly number[], positions: number): DigitsProblem | undefined => {
  if (digits.length !== positions) return 'count'
  return digits.every(digit => Number.isInteger(digit) && digit >= 0 && digit <= 9) ? undefined : 'range'
}

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))

/** The number of different orders of the digits, which a box covers. */
export const orderings = (digits: readonly number[]): number =>
  [...new Set(digits)].reduce(
    (orders, digit) => orders / factorial(digits.filter(each => each === digit).length),
    factorial(digits.length),
  )

/** Units staked on straight, box and pair. */
export type StakedUnits = readonly [straight: number, box: number, pair: number]

/** The canonical text of a play, "4,0,7|2,1,0", which the ticket leaf hashes. */
export const canonicalDigits = (digits: readonly number[], units: StakedUnits): string =>
  `${digits.join(',')}${SECOND_SET_SEPARATOR}${units.join(',')}`

export type TypedDigits =
  | { readonly ok: true; readonly digits: readonly number[] }
  | { readonly ok: false; readonly problem: DigitsProblem | 'characters' }

/** Parses typed digits: "407", "4 0 7" or "4,0,7"; the order is significant. */
export const parseTypedDigits = (text: string, positions: number): TypedDigits => {
  const typed = text.replace(/[\s,;]+/g, '')
  if (!/^\d*$/.test(typed)) return { ok: false, problem: 'characters' }
  const digits = Array.from(typed, Number)
  const problem = digitsProblem(digits, positions)
  return problem ? { ok: false, problem } : { ok: true, digits }
}
