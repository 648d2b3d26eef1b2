export interface NumberSet {
  pick: number
  from: number
}

const zero = 48
const nine = 57
const comma = 44

/** 1 at every drawn number: a look-up per number makes a million tickets a matter of milliseconds. */
export function drawnTable(from: number, drawn: readonly number[]): Uint8Array {
  const table = new Uint8Array(from + 1)
  for (const number of drawn) table[number] = 1
  return table
}

/**
 * How many numbers of a play were drawn; undefined if it is not `pick` numbers of 1 .. `from`, ascending,
 * without leading zeros, with commas between. One pass over the characters, nothing allocated.
 */
export function matchesOf({ pick, from }: NumberSet, plays: string, drawn: Uint8Array): number | undefined {
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
  matchesOf(set, plays, new Uint8Array(0)) !== undefined
