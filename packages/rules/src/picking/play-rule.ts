import { canonicalLine, type LineProblem, type LineShape, lineProblem } from './line.ts'

/**
 * What a play of a game consists of.
 * numbers  one or two sets the player picks;
 * digits   one digit 0-9 per position, repetition allowed, staked in units;
 * dealt    nothing: ticket, card or grid comes from the fair draw, never from a client.
 */
export type PlayRule =
  | ({ readonly kind: 'numbers' } & LineShape)
  | { readonly kind: 'digits'; readonly positions: number }
  | { readonly kind: 'dealt' }

/** Units staked on straight, box and pair. */
export type StakedUnits = readonly [straight: number, box: number, pair: number]

export const UNITS_MAX = 100

export type RequestedPlay = {
  readonly numbers: readonly number[]
  readonly second?: readonly number[]
  readonly units?: StakedUnits
}

export type PlayProblem = LineProblem | 'secondSet' | 'units' | 'dealt'

export type CheckedPlay =
  | { readonly ok: true; readonly text: string; readonly units: number }
  | { readonly ok: false; readonly problem: PlayProblem }

const problemOf = (problem: PlayProblem): CheckedPlay => ({ ok: false, problem })

const checkNumbers = ({ first, second }: LineShape, play: RequestedPlay): CheckedPlay => {
  if (play.units) return problemOf('units')
  const firstProblem = lineProblem(play.numbers, first)
  if (firstProblem) return problemOf(firstProblem)
  const secondNumbers = play.second ?? []
  if (second ? lineProblem(secondNumbers, second) : secondNumbers.length > 0) return problemOf('secondSet')
  return { ok: true, text: canonicalLine(play.numbers, secondNumbers), units: 1 }
}

const checkDigits = (positions: number, { numbers, second, units }: RequestedPlay): CheckedPlay => {
  if (second && second.length > 0) return problemOf('secondSet')
  if (numbers.length !== positions) return problemOf('count')
  if (numbers.some(digit => !Number.isInteger(digit) || digit < 0 || digit > 9)) return problemOf('range')
  if (!units || units.some(each => !Number.isInteger(each) || each < 0)) return problemOf('units')
  const total = units[0] + units[1] + units[2]
  if (total < 1 || total > UNITS_MAX) return problemOf('units')
  return { ok: true, text: `${numbers.join(',')}|${units.join(',')}`, units: total }
}

export const checkPlay = (rule: PlayRule, play: RequestedPlay): CheckedPlay => {
  if (rule.kind === 'dealt') return problemOf('dealt')
  return rule.kind === 'digits' ? checkDigits(rule.positions, play) : checkNumbers(rule, play)
}
