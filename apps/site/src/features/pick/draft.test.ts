import { describe, expect, it } from 'vitest'
import {
  addLine,
  clearCurrent,
  dipLine,
  draftFromText,
  draftText,
  filledLines,
  firstIncomplete,
  lineAt,
  missingIn,
  newDraft,
  numbersOf,
  playsOf,
  removeLine,
  selectLine,
  toggleBall,
  typeLine,
} from './draft.ts'

const shape = { first: { pick: 6, of: 49 } }
const picked = (...balls: number[]) => balls.reduce(toggleBall, newDraft(shape))
const first = () => 0

describe('draft', () => {
  it('fills the first empty slot and clears a chosen ball', () => {
    const draft = toggleBall(toggleBall(picked(4, 11, 23), 11), 30)
    expect(numbersOf(lineAt(draft, 0))).toEqual([4, 30, 23])
    expect(missingIn(lineAt(draft, 0))).toBe(3)
  })

  it('ignores a seventh ball', () => {
    expect(numbersOf(lineAt(picked(1, 2, 3, 4, 5, 6, 7), 0))).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('adds lines up to the maximum and moves to the new one', () => {
    const two = addLine(picked(1), 2)
    expect(two.lines).toHaveLength(2)
    expect(two.current).toBe(1)
    expect(addLine(two, 2)).toBe(two)
  })

  it.each([
    { current: 2, remove: 0, expected: 1 },
    { current: 0, remove: 2, expected: 0 },
    { current: 2, remove: 2, expected: 1 },
    { current: 1, remove: 1, expected: 1 },
  ])('keeps the selection when a line goes: %o', ({ current, remove, expected }) => {
    const three = selectLine(addLine(addLine(newDraft(shape), 9), 9), current)
    expect(removeLine(three, remove).current).toBe(expected)
  })

  it('never has no line at all', () => {
    expect(removeLine(picked(1, 2), 0)).toEqual(newDraft(shape))
  })

  it('buys filled lines only and names the first that is not complete', () => {
    const draft = addLine(typeLine(addLine(picked(1, 2), 9), [6, 5, 4, 3, 2, 1]), 9)
    expect(filledLines(draft).map(({ index }) => index)).toEqual([0, 1])
    expect(firstIncomplete(draft)?.index).toBe(0)
    expect(playsOf(removeLine(draft, 0))).toEqual([[1, 2, 3, 4, 5, 6]])
  })

  it('dips the empty slots and keeps what was picked', () => {
    expect(numbersOf(lineAt(dipLine(picked(40, 2), 0, first), 0))).toEqual([40, 2, 1, 3, 4, 5])
  })

  it('clears the line in hand only', () => {
    const draft = clearCurrent(typeLine(addLine(picked(1), 9), [1, 2, 3, 4, 5, 6]))
    expect(draft.lines.map(line => numbersOf(line).length)).toEqual([1, 0])
  })

  it('survives a reload', () => {
    const draft = typeLine(addLine(typeLine(newDraft(shape), [6, 5, 4, 3, 2, 1]), 9), [49, 9, 8, 7, 6, 5])
    expect(draftText(draft)).toBe('1,2,3,4,5,6;5,6,7,8,9,49')
    expect(playsOf(draftFromText(shape, draftText(draft)))).toEqual(playsOf(draft))
  })

  it.each(['', 'nonsense', '1,2,3', '1,2,3,4,5,50'])('starts empty from %j', text => {
    expect(draftFromText(shape, text)).toEqual(newDraft(shape))
  })
})
