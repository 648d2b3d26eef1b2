export interface NumberSet {
  pick: number
  from: number
}

const zero = 48
const nine = 57
const comma = 44

/** 1 at every drawn number, so that matching a million tickets takes milliseconds. */
export function drawnTable(from: number, drawn: readonly number[]): Uint8Array {
  const table = new Uint8Array(from + 1)
  for (const number of drawn) table[number] = 1
  return table
}

/**
 * Counts the drawn numbers of a play; undefined if the text is not `pick` ascending numbers of 1 .. `from`, separated
 * by commas, without leading zeros. Makes one pass over the characters and allocates nothing.
 */
export function countMatches(
  { pick, from }: NumberSet,
  plays: string,
  drawn: Uint8Array,
): number | undefined {
  let matches = 0
  let count = 0
  let last = 0
  let number = 0
  for (let at = 0; at <= plays.length; at += 1) {
    const code = at === plays.length ? comma : plays.charCodeAt(at)
    if (code === comma) {
      if (number <= last) return undefined
      matches += drawn[number] ?? 0
      count += 1
      last = number
      number = 0
    } else {
      if (code < zero || code > nine || (code === zero && number === 0)) return undefined
      number = number * 10 + code - zero
      if (number > from) return undefined
    }
  }
  return count === pick ? matches : undefined
}

export const validNumbers = (set: NumberSet, plays: string): boolean =>
  countMatches(set, plays, new Uint8Array(0)) !== undefined
