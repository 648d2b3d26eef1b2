/** Pick `pick` different numbers of 1..of. */
export type NumberSet = { readonly pick: number; readonly of: number }

/** One set, or two sets drawn from separate pools (5 of 69 and 1 of 26). */
export type LineShape = { readonly first: NumberSet; readonly second?: NumberSet }

export type LineProblem = 'count' | 'range' | 'repeated'

export const lineProblem = (numbers: readonly number[], { pick, of }: NumberSet): LineProblem | undefined => {
  if (numbers.length !== pick) return 'count'
  if (numbers.some(number => !Number.isInteger(number) || number < 1 || number > of)) return 'range'
  return new Set(numbers).size === numbers.length ? undefined : 'repeated'
}

export const SECOND_SET_SEPARATOR = '|'

const ascending = (numbers: readonly number[]): string => numbers.toSorted((a, b) => a - b).join(',')

/** The canonical text of a line, "4,11,23" or "4,11,23|7" with a second set, which the ticket leaf hashes. */
export const canonicalLine = (numbers: readonly number[], second: readonly number[] = []): string =>
  second.length === 0
    ? ascending(numbers)
    : `${ascending(numbers)}${SECOND_SET_SEPARATOR}${ascending(second)}`

export type Line = { readonly numbers: readonly number[]; readonly second: readonly number[] }

const NUMBERS = /^[1-9]\d{0,3}(?:,[1-9]\d{0,3})*$/

const readSet = (text: string, set: NumberSet): number[] | undefined => {
  if (!NUMBERS.test(text)) return undefined
  const numbers = text.split(',').map(Number)
  return lineProblem(numbers, set) === undefined ? numbers : undefined
}

/** Parses canonical text only; undefined for any other text of the same line. */
export const readLine = (text: string, { first, second }: LineShape): Line | undefined => {
  const [firstText = '', secondText, ...more] = text.split(SECOND_SET_SEPARATOR)
  if (more.length > 0 || (secondText === undefined) !== (second === undefined)) return undefined
  const numbers = readSet(firstText, first)
  const secondNumbers = second && secondText !== undefined ? readSet(secondText, second) : []
  if (!numbers || !secondNumbers) return undefined
  return canonicalLine(numbers, secondNumbers) === text ? { numbers, second: secondNumbers } : undefined
}

export type TypedLine =
  | { readonly ok: true; readonly numbers: readonly number[] }
  | { readonly ok: false; readonly problem: LineProblem | 'characters' }

/** Parses typed numbers: "4 11 23 30 38 47", also with commas, in any order. */
export const parseTypedLine = (text: string, set: NumberSet): TypedLine => {
  const parts = text.split(/[\s,;]+/).filter(part => part !== '')
  if (parts.some(part => !/^\d{1,4}$/.test(part))) return { ok: false, problem: 'characters' }
  const numbers = parts.map(Number)
  const problem = lineProblem(numbers, set)
  return problem ? { ok: false, problem } : { ok: true, numbers: numbers.toSorted((a, b) => a - b) }
}

export type TypedSets =
  | ({ readonly ok: true } & Line)
  | { readonly ok: false; readonly set: 'first' | 'second'; readonly problem: LineProblem | 'characters' }

/** Without a separator the last numbers are the second set. */
const splitTyped = (text: string, { pick }: NumberSet): readonly [first: string, second: string] => {
  const [first = '', ...rest] = text.split(/[+|]/)
  if (rest.length > 0) return [first, rest.join(' ')]
  const parts = text.split(/[\s,;]+/).filter(part => part !== '')
  return [parts.slice(0, pick).join(' '), parts.slice(pick).join(' ')]
}

/** Parses typed numbers of a game with two sets: "4 11 23 30 38 + 7", also without the plus. */
export const parseTypedSets = (text: string, { first, second }: LineShape): TypedSets => {
  const [firstText, secondText] = second ? splitTyped(text, first) : [text, '']
  const typed = parseTypedLine(firstText, first)
  if (!typed.ok) return { ...typed, set: 'first' }
  if (!second) return { ok: true, numbers: typed.numbers, second: [] }
  const typedSecond = parseTypedLine(secondText, second)
  if (!typedSecond.ok) return { ...typedSecond, set: 'second' }
  return { ok: true, numbers: typed.numbers, second: typedSecond.numbers }
}

/** Bit n-1 stands for number n. */
export const lineMask = (numbers: readonly number[]): bigint => {
  let mask = 0n
  for (const number of numbers) {
    if (!Number.isInteger(number) || number < 1) throw new RangeError(`${number} cannot be encoded in a mask`)
    mask |= 1n << BigInt(number - 1)
  }
  return mask
}

/** Whether every mask of the set stays positive in a signed 64-bit column. */
export const maskFitsColumn = ({ of }: NumberSet): boolean => of <= 63

export const countMaskMatches = (mine: bigint, drawn: bigint): number => {
  let common = mine & drawn
  let count = 0
  while (common !== 0n) {
    common &= common - 1n
    count++
  }
  return count
}
