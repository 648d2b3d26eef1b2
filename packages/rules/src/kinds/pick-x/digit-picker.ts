import { canonicalDigits, orderings, type StakedUnits } from './digits.ts'
import { EMPTY_SLOT, type PickIndex } from '#picking/picker.ts'
import {
  type CheckedPlay,
  checkPlay,
  MULTI_OPTIONS,
  type MultiOption,
  type PlayRule,
} from '#picking/play-rule.ts'

/** The picker of a pick-X game: one digit per position and the units staked on them. */
export type DigitPickerState = {
  readonly rule: Extract<PlayRule, { kind: 'digits' }>
  readonly maxLines: number
  readonly clickedDigits: readonly number[]
  readonly multiOption: StakedUnits
  readonly selectedNumbersArray: readonly (readonly number[])[]
  readonly selectedMultiOptionArray: readonly StakedUnits[]
}

const NO_UNITS: StakedUnits = [0, 0, 0]

const DIGITS = 10

export const startDigits = (rule: DigitPickerState['rule'], maxLines: number): DigitPickerState => ({
  rule,
  maxLines,
  clickedDigits: Array.from({ length: rule.positions }, () => EMPTY_SLOT),
  multiOption: NO_UNITS,
  selectedNumbersArray: [],
  selectedMultiOptionArray: [],
})

/** Clears the position if it already has this digit; otherwise sets it. */
export const pickDigit = (state: DigitPickerState, position: number, digit: number): DigitPickerState => {
  const chosen = state.clickedDigits[position]
  if (chosen === undefined) throw new RangeError(`there is no position ${position}`)
  const next = chosen === digit ? EMPTY_SLOT : digit
  return { ...state, clickedDigits: state.clickedDigits.with(position, next) }
}

/** Whether units can be staked on an option with the digits picked so far. */
export const canStake = ({ rule, clickedDigits }: DigitPickerState, option: MultiOption): boolean => {
  const isComplete = !clickedDigits.includes(EMPTY_SLOT)
  return rule.options.includes(option) && !(option === 'box' && isComplete && orderings(clickedDigits) === 1)
}

export const stakeUnits = (state: DigitPickerState, option: MultiOption, units: number): DigitPickerState => {
  const [straight, box, pair] = MULTI_OPTIONS.map((each, i) =>
    each === option ? units : (state.multiOption[i] ?? 0),
  )
  return { ...state, multiOption: [straight ?? 0, box ?? 0, pair ?? 0] }
}

/** Checks the current line as it would be bought. */
export const checkDigitLine = ({ rule, clickedDigits, multiOption }: DigitPickerState): CheckedPlay =>
  checkPlay(rule, { numbers: clickedDigits, units: multiOption })

/** Adds the line and clears the slots; does nothing if the line is invalid or the maximum is reached. */
export const confirmDigits = (state: DigitPickerState): DigitPickerState => {
  const { rule, maxLines, selectedNumbersArray, selectedMultiOptionArray } = state
  if (!checkDigitLine(state).ok || selectedNumbersArray.length >= maxLines) return state
  return {
    ...startDigits(rule, maxLines),
    selectedNumbersArray: [...selectedNumbersArray, state.clickedDigits],
    selectedMultiOptionArray: [...selectedMultiOptionArray, state.multiOption],
  }
}

/** The canonical text of the selected lines. */
export const digitLines = ({ selectedNumbersArray, selectedMultiOptionArray }: DigitPickerState): string[] =>
  selectedNumbersArray.map((digits, i) => canonicalDigits(digits, selectedMultiOptionArray[i] ?? NO_UNITS))

/** Fills the empty positions at random and keeps picked digits; replaces a complete line. */
export const luckyDigits = (state: DigitPickerState, pickIndex: PickIndex): DigitPickerState => {
  const isComplete = !state.clickedDigits.includes(EMPTY_SLOT)
  const clickedDigits = state.clickedDigits.map(digit =>
    isComplete || digit === EMPTY_SLOT ? pickIndex(DIGITS) : digit,
  )
  return { ...state, clickedDigits }
}
