import { canonicalDigits, digitsProblem, orderings, type StakedUnits } from './digits.ts'
import { canonicalLine, type LineProblem, type LineShape, lineProblem } from './line.ts'

/**
 * What a play of a game consists of.
 * numbers  one or two sets the player picks;
 * digits   one digit 0-9 per position, repetition allowed, staked in units on the options offered;
 * dealt    nothing: ticket, card or grid comes from the fair draw, never from a client.
 */
export type PlayRule =
  | ({ readonly kind: 'numbers' } & LineShape)
  | { readonly kind: 'digits'; readonly positions: number; readonly options: readonly MultiOption[] }
  | { readonly kind: 'dealt' }

/** In the order of the units staked on them. */
export const MULTI_OPTIONS = ['straight', 'box', 'pair'] as const

export type MultiOption = (typeof MULTI_OPTIONS)[number]

export const UNITS_MAX = 100

export type RequestedPlay = {
  readonly numbers: readonly number[]
  readonly second?: readonly number[]
  readonly units?: StakedUnits
}

export type PlayProblem = LineProblem | 'secondSet' | 'units' | 'box' | 'dealt'

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

type DigitsRule = Extract<PlayRule, { kind: 'digits' }>

const checkDigits = (rule: DigitsRule, { numbers, second, units }: RequestedPlay): CheckedPlay => {
  if (second && second.length > 0) return problemOf('secondSet')
  const problem = digitsProblem(numbers, rule.positions)
  if (problem) return problemOf(problem)
  if (!units || units.some(each => !Number.isInteger(each) || each < 0)) return problemOf('units')
  const isOffered = MULTI_OPTIONS.every((option, i) => units[i] === 0 || rule.options.includes(option))
  if (!isOffered) return problemOf('units')
  // A box on digits that are all alike would be a straight under another name.
  if (units[1] > 0 && orderings(numbers) === 1) return problemOf('box')
  const total = units[0] + units[1] + units[2]
  if (total < 1 || total > UNITS_MAX) return problemOf('units')
  return { ok: true, text: canonicalDigits(numbers, units), units: total }
}

export const checkPlay = (rule: PlayRule, play: RequestedPlay): CheckedPlay => {
  if (rule.kind === 'dealt') return problemOf('dealt')
  return rule.kind === 'digits' ? checkDigits(rule, play) : checkNumbers(rule, play)
}
