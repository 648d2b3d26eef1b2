/** Separates numbers (,), the second set (|), the lucky ball (+) and draws (;). */
const separators = /[,|+;]/

/** All numbers of a result text in order; invalid text gives numbers that no game accepts. */
export const resultNumbers = (text: string): number[] =>
  text === '' ? [] : text.split(separators).map(Number)

export const areDifferent = (numbers: readonly number[]): boolean => new Set(numbers).size === numbers.length

export const areWithin = (numbers: readonly number[], min: number, max: number): boolean =>
  numbers.every(number => Number.isInteger(number) && number >= min && number <= max)

/** Whether `pick(k, n)` could have drawn these numbers. */
export const arePicked = (numbers: readonly number[], pick: number, from: number): boolean =>
  numbers.length === pick && areWithin(numbers, 1, from) && areDifferent(numbers)
