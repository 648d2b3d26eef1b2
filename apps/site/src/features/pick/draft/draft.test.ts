import { stakeUnits } from '@fairground/rules/kinds/pick-x/digit-picker'
import { pickBall, pickBall2nd } from '@fairground/rules/picking/picker'
import { describe, expect, it } from 'vitest'
import {
  addDips,
  addLine,
  clearCurrent,
  currentLine,
  dipAll,
  dipCounts,
  dipLine,
  type Draft,
  draftFromText,
  draftText,
  fillAll,
  filledLines,
  firstIncomplete,
  newDraft,
  putLine,
  toPlays,
  removeLine,
  selectLine,
  stakeOne,
  withLine,
} from './draft.ts'
import {
  computeGap,
  isDigits,
  lineFromText,
  countMissing,
  getNumbers,
  type PickingRule,
} from './draft-line.ts'

const sixOf49: PickingRule = { kind: 'numbers', first: { pick: 6, of: 49 } }
const withStar: PickingRule = { kind: 'numbers', first: { pick: 2, of: 9 }, second: { pick: 1, of: 4 } }
const pickThree: PickingRule = { kind: 'digits', positions: 3, options: ['straight', 'box', 'pair'] }

const pick = (draft: Draft, ...balls: number[]): Draft => {
  const line = currentLine(draft)
  return isDigits(line) ? draft : withLine(draft, balls.reduce(pickBall, line))
}
const pick2nd = (draft: Draft, ball: number): Draft => {
  const line = currentLine(draft)
  return isDigits(line) ? draft : withLine(draft, pickBall2nd(line, ball))
}
const withText = (draft: Draft, text: string): Draft => withLine(draft, lineFromText(draft.rule, text)!)
const first = () => 0

describe('draft with one set of numbers', () => {
  it('adds lines up to the maximum and selects the new one', () => {
    const two = addLine(pick(newDraft(sixOf49), 1), 2)
    expect(two.lines).toHaveLength(2)
    expect(two.current).toBe(1)
    expect(addLine(two, 2)).toBe(two)
  })

  it.each([
    { current: 2, remove: 0, expected: 1 },
    { current: 0, remove: 2, expected: 0 },
    { current: 2, remove: 2, expected: 1 },
    { current: 1, remove: 1, expected: 1 },
  ])('adjusts the selection when a line is removed: %o', ({ current, remove, expected }) => {
    const three = selectLine(addLine(addLine(newDraft(sixOf49), 9), 9), current)
    expect(removeLine(three, remove).current).toBe(expected)
  })

  it('keeps one empty line after the last line is removed', () => {
    expect(removeLine(pick(newDraft(sixOf49), 1, 2), 0)).toEqual(newDraft(sixOf49))
  })

  it('buys started lines only and finds the first incomplete one', () => {
    const begun = addLine(pick(newDraft(sixOf49), 1, 2), 9)
    const draft = addLine(pick(begun, 6, 5, 4, 3, 2, 1), 9)
    expect(filledLines(draft).map(({ index }) => index)).toEqual([0, 1])
    expect(firstIncomplete(draft)?.index).toBe(0)
    expect(toPlays(removeLine(draft, 0))).toEqual({ userPlays: [[1, 2, 3, 4, 5, 6]] })
  })

  it('fills only the empty slots in a lucky dip', () => {
    const dipped = dipLine(pick(newDraft(sixOf49), 40, 2), 0, first)
    expect(getNumbers(currentLine(dipped))).toEqual([40, 2, 1, 3, 4, 5])
  })

  it('fills all lines in one lucky dip', () => {
    const dipped = dipAll(addLine(pick(newDraft(sixOf49), 7), 9), first)
    expect(dipped.lines.map(countMissing)).toEqual([0, 0])
  })

  it('clears only the current line', () => {
    const draft = clearCurrent(pick(addLine(pick(newDraft(sixOf49), 1), 9), 1, 2, 3))
    expect(draft.lines.map(line => getNumbers(line).length)).toEqual([1, 0])
  })

  it('fills up to the maximum number of lines and keeps picked ones', () => {
    const full = fillAll(pick(newDraft(sixOf49), 9, 8, 7, 6, 5, 4), 3, first)
    expect(toPlays(full).userPlays).toEqual([
      [4, 5, 6, 7, 8, 9],
      [1, 2, 3, 4, 5, 6],
      [1, 2, 3, 4, 5, 6],
    ])
  })

  it('restores the same plays from its text', () => {
    const draft = pick(addLine(pick(newDraft(sixOf49), 6, 5, 4, 3, 2, 1), 9), 49, 9, 8, 7, 6, 5)
    expect(draftText(draft)).toBe('1,2,3,4,5,6;5,6,7,8,9,49')
    expect(toPlays(draftFromText(sixOf49, draftText(draft)))).toEqual(toPlays(draft))
  })

  it.each(['', 'nonsense', '1,2,3', '1,2,3,4,5,50'])('starts with an empty draft for the text %j', text => {
    expect(draftFromText(sixOf49, text)).toEqual(newDraft(sixOf49))
  })
})

describe('draft with two sets of numbers', () => {
  it('is complete when both sets are picked, and sends the second set last', () => {
    const numbers = pick(newDraft(withStar), 7, 3)
    expect(computeGap(currentLine(numbers))).toEqual({ numbers: 0, second: 1, units: false })
    expect(firstIncomplete(numbers)?.index).toBe(0)
    const both = pick2nd(numbers, 4)
    expect(firstIncomplete(both)).toBeUndefined()
    expect(toPlays(both)).toEqual({ userPlays: [[3, 7, 4]] })
    expect(draftText(both)).toBe('3,7|4')
    expect(toPlays(draftFromText(withStar, '3,7|4'))).toEqual(toPlays(both))
  })

  it('counts a line as started if only its second set is picked', () => {
    expect(filledLines(pick2nd(newDraft(withStar), 2))).toHaveLength(1)
  })
})

describe('lucky dips in groups', () => {
  it('adds lines after the started ones and selects the first new one', () => {
    const draft = addDips(addLine(pick(newDraft(sixOf49), 9), 9), 3, first)
    expect(draft.lines.map(line => getNumbers(line).length)).toEqual([1, 6, 6, 6])
    expect(draft.current).toBe(1)
  })

  it('fills an empty ticket with exactly the chosen number', () => {
    expect(addDips(newDraft(sixOf49), 5, first).lines).toHaveLength(5)
  })

  it('offers only as many as the ticket can take', () => {
    expect(dipCounts(newDraft(sixOf49), 50)).toEqual([1, 3, 5, 10])
    expect(dipCounts(addDips(newDraft(sixOf49), 5, first), 9)).toEqual([1, 3])
    expect(dipCounts(addDips(newDraft(sixOf49), 5, first), 5)).toEqual([])
  })

  it('copies the bets of the current line', () => {
    const draft = addDips(withText(newDraft(pickThree), '1,2,3|0,1,2'), 1, () => 4)
    expect(toPlays(draft).multiOptions).toEqual([
      [0, 1, 2],
      [0, 0, 2],
    ])
  })
})

describe('putLine', () => {
  const saved = lineFromText(sixOf49, '1,2,3,4,5,6')!

  it('replaces an empty line and keeps a started one', () => {
    expect(putLine(newDraft(sixOf49), saved, 9).lines).toEqual([saved])
    const begun = pick(newDraft(sixOf49), 7)
    expect(putLine(begun, saved, 9).lines).toEqual([...begun.lines, saved])
    expect(putLine(begun, saved, 1).lines).toEqual([saved])
  })
})

describe('draft of digits', () => {
  it('sends the digits in order with their staked units', () => {
    const draft = withText(newDraft(pickThree), '7,0,7|2,1,0')
    expect(toPlays(draft)).toEqual({ userPlays: [[7, 0, 7]], multiOptions: [[2, 1, 0]] })
    expect(draftText(draft)).toBe('7,0,7|2,1,0')
  })

  it('stakes one unit on the exact order unless the player chooses otherwise', () => {
    const dipped = dipLine(newDraft(pickThree), 0, () => 5)
    expect(firstIncomplete(dipped)).toBeUndefined()
    expect(toPlays(dipped).multiOptions).toEqual([[1, 0, 0]])
    const { rule } = newDraft(pickThree)
    const boxOnly = newDraft({ ...rule, options: ['box'] } as PickingRule)
    expect(toPlays(dipLine(boxOnly, 0, each => each - 1)).multiOptions).toEqual([[0, 0, 0]])
  })

  it('is incomplete if the player removes every bet', () => {
    const line = currentLine(dipLine(newDraft(pickThree), 0, () => 5))
    const none = isDigits(line) ? stakeUnits(line, 'straight', 0) : line
    expect(computeGap(none)).toEqual({ numbers: 0, second: 0, units: true })
    const draft = withLine(newDraft(pickThree), none)
    expect(toPlays(stakeOne(draft, 0, 'pair')).multiOptions).toEqual([[0, 0, 1]])
  })

  it('replaces the box stake by the exact order when all digits become equal', () => {
    const boxed = withText(newDraft(pickThree), '1,2,3|0,2,0')
    expect(toPlays(dipLine(boxed, 0, () => 5)).multiOptions).toEqual([[1, 0, 0]])
  })

  it('fills new lines with the units of the current line', () => {
    const full = fillAll(withText(newDraft(pickThree), '1,2,3|0,0,2'), 2, () => 4)
    expect(toPlays(full)).toEqual({
      userPlays: [
        [1, 2, 3],
        [4, 4, 4],
      ],
      multiOptions: [
        [0, 0, 2],
        [0, 0, 2],
      ],
    })
  })

  it.each(['1,2|1,0,0', '1,2,3', '1,2,3|0,0,0', '7,7,7|0,1,0', '1,2,x|1,0,0'])(
    'starts with an empty draft for the text %j',
    text => {
      expect(draftFromText(pickThree, text)).toEqual(newDraft(pickThree))
    },
  )
})
