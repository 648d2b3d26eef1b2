import {
  canStake,
  checkDigitLine,
  type DigitPickerState,
  luckyDigits,
  stakeUnits,
  startDigits,
} from '@fairground/rules/picking/digit-picker'
import { canonicalDigits, parseTypedDigits, type StakedUnits } from '@fairground/rules/picking/digits'
import { canonicalLine, readLine, SECOND_SET_SEPARATOR } from '@fairground/rules/picking/line'
import {
  EMPTY_SLOT,
  isComplete,
  luckyDip,
  pickBall,
  pickBall2nd,
  type PickerState,
  type PickIndex,
  startPicking,
} from '@fairground/rules/picking/picker'
import type { PlayRule } from '@fairground/rules/picking/play-rule'

/** How the lines of a game are picked: sets of numbers, or digits by position. */
export type PickingRule = Exclude<PlayRule, { kind: 'dealt' }>
export type NumbersRule = Extract<PlayRule, { kind: 'numbers' }>
type DigitsRule = Extract<PlayRule, { kind: 'digits' }>

export type DraftLine = PickerState | DigitPickerState

export const isDigits = (line: DraftLine): line is DigitPickerState => 'clickedDigits' in line

export const emptyLine = (rule: PickingRule): DraftLine =>
  rule.kind === 'digits' ? startDigits(rule, 1) : startPicking(rule, 1)

const slotsOf = (line: DraftLine): readonly number[] =>
  isDigits(line) ? line.clickedDigits : line.clickedBalls
const slots2ndOf = (line: DraftLine): readonly number[] => (isDigits(line) ? [] : line.clickedBalls2nd)
const filled = (slots: readonly number[]): number[] => slots.filter(slot => slot !== EMPTY_SLOT)

/** What is picked of the first set, in the order picked; of digits, by position. */
export const numbersOf = (line: DraftLine): number[] => filled(slotsOf(line))
export const secondOf = (line: DraftLine): number[] => filled(slots2ndOf(line))

/** The places of a line of digits, null where nothing is picked yet. */
export const digitsOf = (line: DigitPickerState): (number | null)[] =>
  line.clickedDigits.map(digit => (digit === EMPTY_SLOT ? null : digit))

export const unitsOf = (line: DraftLine): StakedUnits => (isDigits(line) ? line.multiOption : [1, 0, 0])

export const unitCount = (line: DraftLine): number => unitsOf(line).reduce((sum, each) => sum + each, 0)

/** A line counts once something is picked in it. */
export const isStarted = (line: DraftLine): boolean => numbersOf(line).length + secondOf(line).length > 0

export type LineGap = { readonly numbers: number; readonly second: number; readonly units: boolean }

/** What a line still lacks before it can be bought. */
export const gapIn = (line: DraftLine): LineGap => ({
  numbers: slotsOf(line).length - numbersOf(line).length,
  second: slots2ndOf(line).length - secondOf(line).length,
  units: isDigits(line) && unitCount(line) === 0,
})

export const missingIn = (line: DraftLine): number => gapIn(line).numbers + gapIn(line).second

export const isReady = (line: DraftLine): boolean =>
  isDigits(line) ? checkDigitLine(line).ok : isComplete(line)

/** Digits that are all alike have one order only: what was staked on a box of them is taken off. */
export const withoutVoidStakes = (line: DigitPickerState): DigitPickerState =>
  line.multiOption[1] > 0 && !canStake(line, 'box') ? stakeUnits(line, 'box', 0) : line

export const dip = (line: DraftLine, pickIndex: PickIndex): DraftLine =>
  isDigits(line) ? withoutVoidStakes(luckyDigits(line, pickIndex)) : luckyDip(line, pickIndex)

/** As it is sent: a second set follows the first. */
export const playOf = (line: DraftLine): number[] => {
  const ascending = (numbers: number[]) => numbers.toSorted((a, b) => a - b)
  return isDigits(line) ? numbersOf(line) : [...ascending(numbersOf(line)), ...ascending(secondOf(line))]
}

export const lineText = (line: DraftLine): string =>
  isDigits(line)
    ? canonicalDigits(line.clickedDigits, line.multiOption)
    : canonicalLine(numbersOf(line), secondOf(line))

const digitLineFrom = (rule: DigitsRule, text: string): DraftLine | undefined => {
  const [digits = '', units = ''] = text.split(SECOND_SET_SEPARATOR)
  const typed = parseTypedDigits(digits, rule.positions)
  const [straight = 0, box = 0, pair = 0] = units.split(',').map(Number)
  if (!typed.ok) return undefined
  const line: DigitPickerState = {
    ...startDigits(rule, 1),
    clickedDigits: typed.digits,
    multiOption: [straight, box, pair],
  }
  return checkDigitLine(line).ok ? line : undefined
}

export const numberLineFrom = (
  rule: NumbersRule,
  { numbers, second }: { numbers: readonly number[]; second: readonly number[] },
): PickerState => second.reduce(pickBall2nd, numbers.reduce(pickBall, startPicking(rule, 1)))

/** Reads what `lineText` wrote; undefined when it is no line of this game. */
export const lineFromText = (rule: PickingRule, text: string): DraftLine | undefined => {
  if (rule.kind === 'digits') return digitLineFrom(rule, text)
  const line = readLine(text, rule)
  return line && numberLineFrom(rule, line)
}
