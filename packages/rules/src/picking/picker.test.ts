import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLine } from './line.ts'
import {
  canConfirm,
  chooseCurrency,
  chooseSubscriptions,
  clearLine,
  confirmLine,
  isComplete,
  isFilled,
  luckyDip,
  type PickerState,
  pickBall,
  pickBall2nd,
  remainingLines,
  removeLine,
  startPicking,
} from './picker.ts'

const shape = { first: { pick: 3, of: 9 } }
const twoSets = { first: { pick: 2, of: 9 }, second: { pick: 1, of: 4 } }

const picked = (...balls: number[]): PickerState => balls.reduce(pickBall, startPicking(shape, 2))

describe('picker', () => {
  it.each([
    [[], [-1, -1, -1]],
    [[4], [4, -1, -1]],
    [
      [4, 2],
      [4, 2, -1],
    ],
    [
      [4, 2, 4],
      [-1, 2, -1],
    ],
    [
      [4, 2, 4, 9],
      [9, 2, -1],
    ],
    [
      [4, 2, 9, 7],
      [4, 2, 9],
    ],
    [
      [4, 2, 9, 2, 7],
      [4, 7, 9],
    ],
  ])('clicking %j leaves %j', (clicks, balls) => {
    expect(picked(...clicks).clickedBalls).toEqual(balls)
  })

  it('is filled with one ball and complete with all', () => {
    expect(isFilled(picked().clickedBalls)).toBe(false)
    expect(isFilled(picked(4).clickedBalls)).toBe(true)
    expect(isComplete(picked(4, 2))).toBe(false)
    expect(isComplete(picked(4, 2, 9))).toBe(true)
  })

  it('confirms complete lines up to the maximum', () => {
    const one = confirmLine(picked(9, 4, 2))
    expect(one.selectedNumbersArray).toEqual(['2,4,9'])
    expect(one.clickedBalls).toEqual([-1, -1, -1])
    expect(remainingLines(one)).toBe(1)
    const two = confirmLine([1, 2, 3].reduce(pickBall, one))
    const surplus = [4, 5, 6].reduce(pickBall, two)
    expect(canConfirm(surplus)).toBe(false)
    expect(confirmLine(surplus)).toBe(surplus)
    expect(removeLine(surplus, 0).selectedNumbersArray).toEqual(['1,2,3'])
    expect(confirmLine(picked(4))).toEqual(picked(4))
  })

  it('joins the second set with a separator', () => {
    const state = pickBall2nd([9, 1].reduce(pickBall, startPicking(twoSets, 1)), 4)
    expect(confirmLine(state).selectedNumbersArray).toEqual(['1,9|4'])
    expect(clearLine(state)).toEqual(startPicking(twoSets, 1))
  })

  it.each([0, 10, 1.5, -1])('rejects ball %d', ball => {
    expect(() => picked(ball)).toThrow(RangeError)
  })

  it('rejects a second-set ball when the game has no second set', () => {
    expect(() => pickBall2nd(picked(), 1)).toThrow(RangeError)
  })

  it('keeps picked balls in a lucky dip and replaces a complete line', () => {
    expect(luckyDip(picked(4), () => 0).clickedBalls).toEqual([4, 1, 2])
    expect(luckyDip(picked(1), () => 0).clickedBalls).toEqual([1, 2, 3])
    expect(luckyDip(picked(4), choices => choices - 1).clickedBalls).toEqual([4, 9, 8])
    expect(luckyDip(picked(4, 2, 9), () => 0).clickedBalls).toEqual([1, 2, 3])
  })

  it('resets subscriptions when another currency is chosen', () => {
    const repeated = chooseSubscriptions(picked(), 5)
    expect(repeated.subscriptions).toBe(5)
    expect(chooseCurrency(repeated, 'primary').subscriptions).toBe(5)
    const other = chooseCurrency(repeated, 'other')
    expect(other.subscriptions).toBe(0)
    expect(chooseSubscriptions(other, 5).subscriptions).toBe(0)
  })

  it('keeps slots distinct and confirms only valid lines for any clicks', () => {
    const action = fc.oneof(
      fc.record({ kind: fc.constant('pick' as const), ball: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ kind: fc.constant('second' as const), ball: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ kind: fc.constantFrom('confirm', 'clear', 'dip', 'remove') }),
    )
    const step = (state: PickerState, { kind, ball }: { kind: string; ball?: number }): PickerState => {
      if (kind === 'pick') return pickBall(state, ball ?? 1)
      if (kind === 'second') return pickBall2nd(state, ball ?? 1)
      if (kind === 'confirm') return confirmLine(state)
      if (kind === 'dip')
        return luckyDip(state, choices => (31 + state.selectedNumbersArray.length) % choices)
      return kind === 'clear' ? clearLine(state) : removeLine(state, 0)
    }
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), actions => {
        const state = actions.reduce(step, startPicking(twoSets, 3))
        const chosen = state.clickedBalls.filter(ball => ball !== -1)
        expect(state.clickedBalls).toHaveLength(2)
        expect(state.clickedBalls2nd).toHaveLength(1)
        expect(new Set(chosen).size).toBe(chosen.length)
        expect(state.selectedNumbersArray.length + remainingLines(state)).toBe(3)
        for (const line of state.selectedNumbersArray) expect(readLine(line, twoSets)).toBeDefined()
      }),
    )
  })

  it('picking a ball twice restores the slots', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 2 }),
        fc.integer({ min: 1, max: 9 }),
        (balls, ball) => {
          fc.pre(!balls.includes(ball))
          expect(pickBall(pickBall(picked(...balls), ball), ball)).toEqual(picked(...balls))
        },
      ),
    )
  })
})
