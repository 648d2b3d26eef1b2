import { canonicalLine, type Line, type LineShape, readLine } from '@fairground/rules/picking/line'
import {
  clearLine,
  EMPTY_SLOT,
  isComplete,
  isFilled,
  luckyDip,
  pickBall,
  type PickerState,
  type PickIndex,
  startPicking,
} from '@fairground/rules/picking/picker'

/** The ticket before it is bought: some lines, one of them under the player's finger. There is always a line. */
export type Draft = {
  readonly shape: LineShape
  readonly lines: readonly PickerState[]
  readonly current: number
}

const emptyLine = (shape: LineShape): PickerState => startPicking(shape, 1)

export const newDraft = (shape: LineShape): Draft => ({ shape, lines: [emptyLine(shape)], current: 0 })

export const lineAt = (draft: Draft, index: number): PickerState =>
  draft.lines[index] ?? emptyLine(draft.shape)

export const numbersOf = (line: PickerState): number[] =>
  line.clickedBalls.filter(ball => ball !== EMPTY_SLOT)

export const missingIn = (line: PickerState): number =>
  line.clickedBalls.filter(ball => ball === EMPTY_SLOT).length

const changeLine = (draft: Draft, index: number, change: (line: PickerState) => PickerState): Draft => ({
  ...draft,
  lines: draft.lines.with(index, change(lineAt(draft, index))),
})

export const toggleBall = (draft: Draft, ball: number): Draft =>
  changeLine(draft, draft.current, line => pickBall(line, ball))

export const clearCurrent = (draft: Draft): Draft => changeLine(draft, draft.current, clearLine)

export const dipLine = (draft: Draft, index: number, pickIndex: PickIndex): Draft =>
  changeLine(draft, index, line => luckyDip(line, pickIndex))

export const typeLine = (draft: Draft, numbers: readonly number[]): Draft =>
  changeLine(draft, draft.current, line => numbers.reduce(pickBall, clearLine(line)))

export const selectLine = (draft: Draft, index: number): Draft =>
  index in draft.lines ? { ...draft, current: index } : draft

export const addLine = (draft: Draft, maxLines: number): Draft =>
  draft.lines.length >= maxLines
    ? draft
    : { ...draft, lines: [...draft.lines, emptyLine(draft.shape)], current: draft.lines.length }

export const removeLine = (draft: Draft, index: number): Draft => {
  const lines = draft.lines.filter((_, at) => at !== index)
  if (lines.length === 0) return newDraft(draft.shape)
  const current = Math.min(draft.current > index ? draft.current - 1 : draft.current, lines.length - 1)
  return { ...draft, lines, current }
}

/** The lines a purchase is about: a line counts once a ball is in it. */
export const filledLines = (draft: Draft): { index: number; line: PickerState }[] =>
  draft.lines.map((line, index) => ({ index, line })).filter(({ line }) => isFilled(line.clickedBalls))

export const firstIncomplete = (draft: Draft): { index: number; line: PickerState } | undefined =>
  filledLines(draft).find(({ line }) => !isComplete(line))

export const playsOf = (draft: Draft): number[][] =>
  filledLines(draft).map(({ line }) => numbersOf(line).toSorted((a, b) => a - b))

/** Only complete lines are kept over a reload; a half-picked one is quickly picked again. */
export const draftText = (draft: Draft): string =>
  filledLines(draft)
    .filter(({ line }) => isComplete(line))
    .map(({ line }) => canonicalLine(numbersOf(line)))
    .join(';')

const lineOf = (shape: LineShape, { numbers }: Line): PickerState =>
  numbers.reduce(pickBall, emptyLine(shape))

export const draftFromText = (shape: LineShape, text: string): Draft => {
  const lines = text
    .split(';')
    .map(part => readLine(part, shape))
    .filter(line => line !== undefined)
    .map(line => lineOf(shape, line))
  return lines.length === 0 ? newDraft(shape) : { shape, lines, current: 0 }
}
