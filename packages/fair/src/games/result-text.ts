/** Between the numbers of a set, before a second set, before a lucky ball, between draws. */
const separators = /[,|+;]/

/** Every number of a result text in its order; a text that is no result gives numbers that no game accepts. */
export const resultNumbers = (text: string): number[] =>
  text === '' ? [] : text.split(separators).map(Number)

export const areDifferent = (numbers: readonly number[]): boolean => new Set(numbers).size === numbers.length

export const areWithin = (numbers: readonly number[], min: number, max: number): boolean =>
  numbers.every(number => Number.isInteger(number) && number >= min && number <= max)

/** As `pick(k, n)` could have drawn them. */
export const arePicked = (numbers: readonly number[], pick: number, from: number): boolean =>
  numbers.length === pick && areWithin(numbers, 1, from) && areDifferent(numbers)
