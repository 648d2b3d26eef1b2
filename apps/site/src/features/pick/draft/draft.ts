import { stakeUnits } from '@fairground/rules/kinds/pick-x/digit-picker'
import type { PickIndex } from '@fairground/rules/picking/picker'
import type { MultiOption } from '@fairground/rules/picking/play-rule'
import {
  dip,
  type DraftLine,
  emptyLine,
  isDigits,
  isReady,
  isStarted,
  lineFromText,
  lineText,
  type PickingRule,
  toPlay,
  getUnits,
} from './draft-line.ts'

/** The ticket before the purchase. It always has at least one line; `current` is the index of the line being edited. */
export type Draft = {
  readonly rule: PickingRule
  readonly lines: readonly DraftLine[]
  readonly current: number
}

export const newDraft = (rule: PickingRule): Draft => ({ rule, lines: [emptyLine(rule)], current: 0 })

const lineAt = (draft: Draft, index: number): DraftLine => draft.lines[index] ?? emptyLine(draft.rule)

export const currentLine = (draft: Draft): DraftLine => lineAt(draft, draft.current)

export const withLine = (draft: Draft, line: DraftLine, index = draft.current): Draft => ({
  ...draft,
  lines: draft.lines.with(index, line),
})

export const clearCurrent = (draft: Draft): Draft => withLine(draft, emptyLine(draft.rule))

export const dipLine = (draft: Draft, index: number, pickIndex: PickIndex): Draft =>
  withLine(draft, dip(lineAt(draft, index), pickIndex), index)

export const dipAll = (draft: Draft, pickIndex: PickIndex): Draft => ({
  ...draft,
  lines: draft.lines.map(line => dip(line, pickIndex)),
})

export const selectLine = (draft: Draft, index: number): Draft =>
  index in draft.lines ? { ...draft, current: index } : draft

export const addLine = (draft: Draft, maxLines: number): Draft =>
  draft.lines.length >= maxLines
    ? draft
    : { ...draft, lines: [...draft.lines, emptyLine(draft.rule)], current: draft.lines.length }

export const removeLine = (draft: Draft, index: number): Draft => {
  const lines = draft.lines.filter((_, at) => at !== index)
  if (lines.length === 0) return newDraft(draft.rule)
  const current = Math.min(draft.current > index ? draft.current - 1 : draft.current, lines.length - 1)
  return { ...draft, lines, current }
}

/** Stakes one unit on an option; does nothing for a line of numbers. */
export const stakeOne = (draft: Draft, index: number, option: MultiOption): Draft => {
  const line = lineAt(draft, index)
  return isDigits(line) ? withLine(draft, stakeUnits(line, option, 1), index) : draft
}

/** An empty line that copies the staked units of the current line. */
const likeCurrent = (draft: Draft): DraftLine => {
  const line = emptyLine(draft.rule)
  const current = currentLine(draft)
  return isDigits(line) && isDigits(current) ? { ...line, multiOption: current.multiOption } : line
}

const DIP_COUNTS = [1, 3, 5, 10]

const startedLines = ({ lines }: Draft): readonly DraftLine[] => lines.filter(isStarted)

/** How many lucky dips can be added at once. */
export const dipCounts = (draft: Draft, maxLines: number): number[] =>
  DIP_COUNTS.filter(count => startedLines(draft).length + count <= maxLines)

/** The line that a lucky dip adds; its units determine the price. */
export const newDip = (draft: Draft, pickIndex: PickIndex): DraftLine => dip(likeCurrent(draft), pickIndex)

/** Adds lucky dips after the started lines and drops the empty ones. */
export const addDips = (draft: Draft, count: number, pickIndex: PickIndex): Draft => {
  const started = startedLines(draft)
  const dips = Array.from({ length: count }, () => newDip(draft, pickIndex))
  return { ...draft, lines: [...started, ...dips], current: started.length }
}

/** Adds a line, in place of the current one if that is empty. */
export const putLine = (draft: Draft, line: DraftLine, maxLines: number): Draft =>
  isStarted(currentLine(draft)) && draft.lines.length < maxLines
    ? { ...draft, lines: [...draft.lines, line], current: draft.lines.length }
    : withLine(draft, line)

/** Fills the ticket to `maxLines` lines; numbers not yet picked come from a lucky dip. */
export const fillAll = (draft: Draft, maxLines: number, pickIndex: PickIndex): Draft => ({
  ...draft,
  lines: Array.from({ length: maxLines }, (_, index) => {
    const line = draft.lines[index]
    const from = line && isStarted(line) ? line : likeCurrent(draft)
    return isReady(from) ? from : dip(from, pickIndex)
  }),
  current: 0,
})

/** The lines that a purchase contains. */
export const filledLines = (draft: Draft): { index: number; line: DraftLine }[] =>
  draft.lines.map((line, index) => ({ index, line })).filter(({ line }) => isStarted(line))

export const firstIncomplete = (draft: Draft): { index: number; line: DraftLine } | undefined =>
  filledLines(draft).find(({ line }) => !isReady(line))

export type PickedPlays = { readonly userPlays: number[][]; readonly multiOptions?: number[][] }

/** The lines in the form of a purchase request. */
export const toPlays = (draft: Draft): PickedPlays => {
  const lines = filledLines(draft).map(({ line }) => line)
  const userPlays = lines.map(toPlay)
  return draft.rule.kind === 'digits'
    ? { userPlays, multiOptions: lines.map(line => [...getUnits(line)]) }
    : { userPlays }
}

/** Text that survives a reload. Incomplete lines are dropped because they are quick to pick again. */
export const draftText = (draft: Draft): string =>
  filledLines(draft)
    .filter(({ line }) => isReady(line))
    .map(({ line }) => lineText(line))
    .join(';')

export const draftFromText = (rule: PickingRule, text: string): Draft => {
  const lines = text
    .split(';')
    .map(part => lineFromText(rule, part))
    .filter(line => line !== undefined)
  return lines.length === 0 ? newDraft(rule) : { rule, lines, current: 0 }
}
