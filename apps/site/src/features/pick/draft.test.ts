import { pickBall, pickBall2nd } from '@fairground/rules/picking/picker'
import { describe, expect, it } from 'vitest'
import {
  addLine,
  clearCurrent,
  currentLine,
  dipAll,
  dipLine,
  type Draft,
  draftFromText,
  draftText,
  fillAll,
  filledLines,
  firstIncomplete,
  newDraft,
  playsOf,
  removeLine,
  selectLine,
  stakeOne,
  withLine,
} from './draft.ts'
import { gapIn, isDigits, lineFromText, missingIn, numbersOf, type PickingRule } from './draft-line.ts'

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

describe('a draft of numbers', () => {
  it('adds lines up to the maximum and moves to the new one', () => {
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
  ])('keeps the selection when a line goes: %o', ({ current, remove, expected }) => {
    const three = selectLine(addLine(addLine(newDraft(sixOf49), 9), 9), current)
    expect(removeLine(three, remove).current).toBe(expected)
  })

  it('never has no line at all', () => {
    expect(removeLine(pick(newDraft(sixOf49), 1, 2), 0)).toEqual(newDraft(sixOf49))
  })

  it('buys filled lines only and names the first that is not complete', () => {
    const begun = addLine(pick(newDraft(sixOf49), 1, 2), 9)
    const draft = addLine(pick(begun, 6, 5, 4, 3, 2, 1), 9)
    expect(filledLines(draft).map(({ index }) => index)).toEqual([0, 1])
    expect(firstIncomplete(draft)?.index).toBe(0)
    expect(playsOf(removeLine(draft, 0))).toEqual({ userPlays: [[1, 2, 3, 4, 5, 6]] })
  })

  it('dips the empty slots and keeps what was picked', () => {
    const dipped = dipLine(pick(newDraft(sixOf49), 40, 2), 0, first)
    expect(numbersOf(currentLine(dipped))).toEqual([40, 2, 1, 3, 4, 5])
  })

  it('dips all lines at once', () => {
    const dipped = dipAll(addLine(pick(newDraft(sixOf49), 7), 9), first)
    expect(dipped.lines.map(missingIn)).toEqual([0, 0])
  })

  it('clears the line in hand only', () => {
    const draft = clearCurrent(pick(addLine(pick(newDraft(sixOf49), 1), 9), 1, 2, 3))
    expect(draft.lines.map(line => numbersOf(line).length)).toEqual([1, 0])
  })

  it('fills up to as many lines as may be bought, and keeps those that are picked', () => {
    const full = fillAll(pick(newDraft(sixOf49), 9, 8, 7, 6, 5, 4), 3, first)
    expect(playsOf(full).userPlays).toEqual([
      [4, 5, 6, 7, 8, 9],
      [1, 2, 3, 4, 5, 6],
      [1, 2, 3, 4, 5, 6],
    ])
  })

  it('survives a reload', () => {
    const draft = pick(addLine(pick(newDraft(sixOf49), 6, 5, 4, 3, 2, 1), 9), 49, 9, 8, 7, 6, 5)
    expect(draftText(draft)).toBe('1,2,3,4,5,6;5,6,7,8,9,49')
    expect(playsOf(draftFromText(sixOf49, draftText(draft)))).toEqual(playsOf(draft))
  })

  it.each(['', 'nonsense', '1,2,3', '1,2,3,4,5,50'])('starts empty from %j', text => {
    expect(draftFromText(sixOf49, text)).toEqual(newDraft(sixOf49))
  })
})

describe('a draft of two sets', () => {
  it('is complete with both, and sends the second after the first', () => {
    const numbers = pick(newDraft(withStar), 7, 3)
    expect(gapIn(currentLine(numbers))).toEqual({ numbers: 0, second: 1, units: false })
    expect(firstIncomplete(numbers)?.index).toBe(0)
    const both = pick2nd(numbers, 4)
    expect(firstIncomplete(both)).toBeUndefined()
    expect(playsOf(both)).toEqual({ userPlays: [[3, 7, 4]] })
    expect(draftText(both)).toBe('3,7|4')
    expect(playsOf(draftFromText(withStar, '3,7|4'))).toEqual(playsOf(both))
  })

  it('has begun with the second set alone', () => {
    expect(filledLines(pick2nd(newDraft(withStar), 2))).toHaveLength(1)
  })
})

describe('a draft of digits', () => {
  it('sends digits in their order with the units staked on them', () => {
    const draft = withText(newDraft(pickThree), '7,0,7|2,1,0')
    expect(playsOf(draft)).toEqual({ userPlays: [[7, 0, 7]], multiOptions: [[2, 1, 0]] })
    expect(draftText(draft)).toBe('7,0,7|2,1,0')
  })

  it('needs units, which one press stakes', () => {
    const dipped = dipLine(newDraft(pickThree), 0, () => 5)
    expect(gapIn(currentLine(dipped))).toEqual({ numbers: 0, second: 0, units: true })
    expect(playsOf(stakeOne(dipped, 0, 'straight')).multiOptions).toEqual([[1, 0, 0]])
  })

  it('takes the box off digits that have become all alike', () => {
    const boxed = withText(newDraft(pickThree), '1,2,3|0,2,0')
    expect(playsOf(dipLine(boxed, 0, () => 5)).multiOptions).toEqual([[0, 0, 0]])
  })

  it('fills lines with the units of the one in hand', () => {
    const full = fillAll(withText(newDraft(pickThree), '1,2,3|0,0,2'), 2, () => 4)
    expect(playsOf(full)).toEqual({
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
    'starts empty from %j',
    text => {
      expect(draftFromText(pickThree, text)).toEqual(newDraft(pickThree))
    },
  )
})
