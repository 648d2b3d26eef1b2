import { canonicalLine, type LineShape, type NumberSet } from './line.ts'

export const EMPTY_SLOT = -1

/** An integer from 0 up to, not including, `choices`. */
export type PickIndex = (choices: number) => number

export type PickerState = {
  readonly shape: LineShape
  readonly maxLines: number
  readonly clickedBalls: readonly number[]
  readonly clickedBalls2nd: readonly number[]
  readonly selectedNumbersArray: readonly string[]
  readonly selectedCurrency: 'primary' | 'other'
  /** The number of future games in which the lines are repeated. */
  readonly subscriptions: number
}

const emptySlots = (set: NumberSet | undefined): number[] =>
  Array.from({ length: set?.pick ?? 0 }, () => EMPTY_SLOT)

export const startPicking = (shape: LineShape, maxLines: number): PickerState => ({
  shape,
  maxLines,
  clickedBalls: emptySlots(shape.first),
  clickedBalls2nd: emptySlots(shape.second),
  selectedNumbersArray: [],
  selectedCurrency: 'primary',
  subscriptions: 0,
})

/** Clears a chosen ball; otherwise fills the first empty slot; does nothing if all slots are full. */
const toggled = (balls: readonly number[], ball: number, set: NumberSet | undefined): readonly number[] => {
  if (!set || !Number.isInteger(ball) || ball < 1 || ball > set.of)
    throw new RangeError(`ball ${ball} is not in the set`)
  const chosen = balls.indexOf(ball)
  if (chosen !== -1) return balls.with(chosen, EMPTY_SLOT)
  const slot = balls.indexOf(EMPTY_SLOT)
  return slot === -1 ? balls : balls.with(slot, ball)
}

export const pickBall = (state: PickerState, ball: number): PickerState => ({
  ...state,
  clickedBalls: toggled(state.clickedBalls, ball, state.shape.first),
})

export const pickBall2nd = (state: PickerState, ball: number): PickerState => ({
  ...state,
  clickedBalls2nd: toggled(state.clickedBalls2nd, ball, state.shape.second),
})

export const isFilled = (balls: readonly number[]): boolean => balls.some(ball => ball !== EMPTY_SLOT)

export const isComplete = ({ clickedBalls, clickedBalls2nd }: PickerState): boolean =>
  ![...clickedBalls, ...clickedBalls2nd].includes(EMPTY_SLOT)

export const remainingLines = ({ maxLines, selectedNumbersArray }: PickerState): number =>
  Math.max(0, maxLines - selectedNumbersArray.length)

export const clearLine = (state: PickerState): PickerState => ({
  ...state,
  clickedBalls: emptySlots(state.shape.first),
  clickedBalls2nd: emptySlots(state.shape.second),
})

export const canConfirm = (state: PickerState): boolean => isComplete(state) && remainingLines(state) > 0

/** Adds the line and clears the slots; does nothing if the line is incomplete or the maximum is reached. */
export const confirmLine = (state: PickerState): PickerState => {
  if (!canConfirm(state)) return state
  const line = canonicalLine(state.clickedBalls, state.clickedBalls2nd)
  return { ...clearLine(state), selectedNumbersArray: [...state.selectedNumbersArray, line] }
}

export const removeLine = (state: PickerState, index: number): PickerState => ({
  ...state,
  selectedNumbersArray: state.selectedNumbersArray.filter((_, at) => at !== index),
})

const dipped = (
  balls: readonly number[],
  set: NumberSet | undefined,
  pickIndex: PickIndex,
): readonly number[] => {
  const left = Array.from({ length: set?.of ?? 0 }, (_, i) => i + 1).filter(ball => !balls.includes(ball))
  return balls.map(ball => (ball === EMPTY_SLOT ? (left.splice(pickIndex(left.length), 1)[0] ?? ball) : ball))
}

/** Fills the empty slots at random and keeps picked balls; replaces a complete line. */
export const luckyDip = (state: PickerState, pickIndex: PickIndex): PickerState => {
  const from = isComplete(state) ? clearLine(state) : state
  return {
    ...from,
    clickedBalls: dipped(from.clickedBalls, from.shape.first, pickIndex),
    clickedBalls2nd: dipped(from.clickedBalls2nd, from.shape.second, pickIndex),
  }
}

export const chooseCurrency = (
  state: PickerState,
  selectedCurrency: PickerState['selectedCurrency'],
): PickerState => ({
  ...state,
  selectedCurrency,
  subscriptions: selectedCurrency === 'primary' ? state.subscriptions : 0,
})

/** Only plays in the primary currency can be repeated. */
export const chooseSubscriptions = (state: PickerState, subscriptions: number): PickerState => ({
  ...state,
  subscriptions: state.selectedCurrency === 'primary' ? subscriptions : 0,
})
