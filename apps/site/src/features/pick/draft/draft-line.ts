import {
  canStake,
  checkDigitLine,
  type DigitPickerState,
  luckyDigits,
  stakeUnits,
  startDigits,
} from '@fairground/rules/kinds/pick-x/digit-picker'
import { canonicalDigits, parseTypedDigits, type StakedUnits } from '@fairground/rules/kinds/pick-x/digits'
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
import { MULTI_OPTIONS, type PlayRule } from '@fairground/rules/picking/play-rule'

/** How a player picks a line: sets of numbers, or one digit per position. */
export type PickingRule = Exclude<PlayRule, { kind: 'dealt' }>
export type NumbersRule = Extract<PlayRule, { kind: 'numbers' }>
type DigitsRule = Extract<PlayRule, { kind: 'digits' }>

export type DraftLine = PickerState | DigitPickerState

export const isDigits = (line: DraftLine): line is DigitPickerState => 'clickedDigits' in line

/** Stakes one unit on the first possible option if nothing is staked, so that a line of digits can be bought at once. */
const withDefaultStake = (line: DigitPickerState): DigitPickerState => {
  const option = MULTI_OPTIONS.find(each => canStake(line, each))
  return unitCount(line) > 0 || option === undefined ? line : stakeUnits(line, option, 1)
}

export const emptyLine = (rule: PickingRule): DraftLine =>
  rule.kind === 'digits' ? withDefaultStake(startDigits(rule, 1)) : startPicking(rule, 1)

const getSlots = (line: DraftLine): readonly number[] =>
  isDigits(line) ? line.clickedDigits : line.clickedBalls
const getSecondSlots = (line: DraftLine): readonly number[] => (isDigits(line) ? [] : line.clickedBalls2nd)
const filled = (slots: readonly number[]): number[] => slots.filter(slot => slot !== EMPTY_SLOT)

/** Picked numbers of the first set in picking order; digits by position. */
export const getNumbers = (line: DraftLine): number[] => filled(getSlots(line))
export const getSecondNumbers = (line: DraftLine): number[] => filled(getSecondSlots(line))

/** The digit of each position, null if it is not picked yet. */
export const getDigits = (line: DigitPickerState): (number | null)[] =>
  line.clickedDigits.map(digit => (digit === EMPTY_SLOT ? null : digit))

export const getUnits = (line: DraftLine): StakedUnits => (isDigits(line) ? line.multiOption : [1, 0, 0])

export const unitCount = (line: DraftLine): number => getUnits(line).reduce((sum, each) => sum + each, 0)

/** True if at least one number is picked. */
export const isStarted = (line: DraftLine): boolean =>
  getNumbers(line).length + getSecondNumbers(line).length > 0

export type LineGap = { readonly numbers: number; readonly second: number; readonly units: boolean }

/** What the line lacks before it can be bought. */
export const computeGap = (line: DraftLine): LineGap => ({
  numbers: getSlots(line).length - getNumbers(line).length,
  second: getSecondSlots(line).length - getSecondNumbers(line).length,
  units: isDigits(line) && unitCount(line) === 0,
})

export const countMissing = (line: DraftLine): number => computeGap(line).numbers + computeGap(line).second

export const isReady = (line: DraftLine): boolean =>
  isDigits(line) ? checkDigitLine(line).ok : isComplete(line)

/** Removes the box stake if all digits are equal, because such digits have only one order. */
export const withoutVoidStakes = (line: DigitPickerState): DigitPickerState =>
  line.multiOption[1] > 0 && !canStake(line, 'box') ? stakeUnits(line, 'box', 0) : line

export const dip = (line: DraftLine, pickIndex: PickIndex): DraftLine =>
  isDigits(line)
    ? withDefaultStake(withoutVoidStakes(luckyDigits(line, pickIndex)))
    : luckyDip(line, pickIndex)

/** The line as the purchase request carries it: the first set, then the second. */
export const toPlay = (line: DraftLine): number[] => {
  const ascending = (numbers: number[]) => numbers.toSorted((a, b) => a - b)
  return isDigits(line)
    ? getNumbers(line)
    : [...ascending(getNumbers(line)), ...ascending(getSecondNumbers(line))]
}

export const lineText = (line: DraftLine): string =>
  isDigits(line)
    ? canonicalDigits(line.clickedDigits, line.multiOption)
    : canonicalLine(getNumbers(line), getSecondNumbers(line))

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

/** Parses the output of `lineText`; undefined if the text is not a valid line of this game. */
export const lineFromText = (rule: PickingRule, text: string): DraftLine | undefined => {
  if (rule.kind === 'digits') return digitLineFrom(rule, text)
  const line = readLine(text, rule)
  return line && numberLineFrom(rule, line)
}
