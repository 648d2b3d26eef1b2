import { canonicalDigits, digitsProblem, orderings, type StakedUnits } from '#kinds/pick-x/digits.ts'
import { canonicalLine, type LineProblem, type LineShape, lineProblem } from './line.ts'

/**
 * The content of a play.
 * numbers  one or two sets picked by the player;
 * digits   one digit 0-9 per position, repetition allowed, with units staked on the offered options;
 * dealt    nothing: the ticket, card or grid comes from the fair draw, never from a client.
 */
export type PlayRule =
  | ({ readonly kind: 'numbers' } & LineShape)
  | { readonly kind: 'digits'; readonly positions: number; readonly options: readonly MultiOption[] }
  | { readonly kind: 'dealt' }

/** In the order of `StakedUnits`. */
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

const invalidPlay = (problem: PlayProblem): CheckedPlay => ({ ok: false, problem })

const checkNumbers = ({ first, second }: LineShape, play: RequestedPlay): CheckedPlay => {
  if (play.units) return invalidPlay('units')
  const firstProblem = lineProblem(play.numbers, first)
  if (firstProblem) return invalidPlay(firstProblem)
  const secondNumbers = play.second ?? []
  if (second ? lineProblem(secondNumbers, second) : secondNumbers.length > 0) return invalidPlay('secondSet')
  return { ok: true, text: canonicalLine(play.numbers, secondNumbers), units: 1 }
}

type DigitsRule = Extract<PlayRule, { kind: 'digits' }>

const checkDigits = (rule: DigitsRule, { numbers, second, units }: RequestedPlay): CheckedPlay => {
  if (second && second.length > 0) return invalidPlay('secondSet')
  const problem = digitsProblem(numbers, rule.positions)
  if (problem) return invalidPlay(problem)
  if (!units || units.some(each => !Number.isInteger(each) || each < 0)) return invalidPlay('units')
  const isOffered = MULTI_OPTIONS.every((option, i) => units[i] === 0 || rule.options.includes(option))
  if (!isOffered) return invalidPlay('units')
  // A box on equal digits would be the same as a straight.
  if (units[1] > 0 && orderings(numbers) === 1) return invalidPlay('box')
  const total = units[0] + units[1] + units[2]
  if (total < 1 || total > UNITS_MAX) return invalidPlay('units')
  return { ok: true, text: canonicalDigits(numbers, units), units: total }
}

export const checkPlay = (rule: PlayRule, play: RequestedPlay): CheckedPlay => {
  if (rule.kind === 'dealt') return invalidPlay('dealt')
  return rule.kind === 'digits' ? checkDigits(rule, play) : checkNumbers(rule, play)
}
