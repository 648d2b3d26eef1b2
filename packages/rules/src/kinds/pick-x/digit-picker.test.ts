import { describe, expect, it } from 'vitest'
import {
  canStake,
  checkDigitLine,
  confirmDigits,
  digitLines,
  type DigitPickerState,
  luckyDigits,
  pickDigit,
  stakeUnits,
  startDigits,
} from './digit-picker.ts'

const rule = { kind: 'digits', positions: 3, options: ['straight', 'box'] } as const
const picked = (state: DigitPickerState, ...digits: number[]) =>
  digits.reduce((each, digit, position) => pickDigit(each, position, digit), state)
const fresh = startDigits(rule, 2)

describe('picking digits', () => {
  it('starts empty with no units staked', () => {
    expect(fresh).toMatchObject({ clickedDigits: [-1, -1, -1], multiOption: [0, 0, 0] })
  })

  it('sets a digit, replaces it with another and clears it with the same', () => {
    expect(picked(fresh, 7, 7).clickedDigits).toEqual([7, 7, -1])
    expect(pickDigit(picked(fresh, 7, 7), 0, 4).clickedDigits).toEqual([4, 7, -1])
    expect(pickDigit(picked(fresh, 7, 7), 0, 7).clickedDigits).toEqual([-1, 7, -1])
    expect(() => pickDigit(fresh, 3, 1)).toThrow('position 3')
  })

  it('allows stakes only on offered options that can win', () => {
    expect([canStake(fresh, 'box'), canStake(fresh, 'pair')]).toEqual([true, false])
    expect(canStake(picked(fresh, 7, 7, 7), 'box')).toBe(false)
    expect(canStake(picked(fresh, 7, 7, 0), 'box')).toBe(true)
  })

  it('adds a line when all digits are picked and units are staked', () => {
    const digits = picked(fresh, 4, 0, 7)
    expect(checkDigitLine(stakeUnits(fresh, 'straight', 1))).toEqual({ ok: false, problem: 'range' })
    expect(checkDigitLine(digits)).toEqual({ ok: false, problem: 'units' })
    expect(confirmDigits(digits)).toBe(digits)
    const line = stakeUnits(stakeUnits(digits, 'straight', 2), 'box', 1)
    expect(checkDigitLine(line)).toEqual({ ok: true, text: '4,0,7|2,1,0', units: 3 })
    const confirmed = confirmDigits(line)
    expect(digitLines(confirmed)).toEqual(['4,0,7|2,1,0'])
    expect(confirmed).toMatchObject({ clickedDigits: [-1, -1, -1], multiOption: [0, 0, 0] })
  })

  it('stops at the maximum number of lines', () => {
    const full = [1, 2, 3].reduce(
      state => confirmDigits(stakeUnits(picked(state, 1, 2, 3), 'straight', 1)),
      fresh,
    )
    expect(digitLines(full)).toHaveLength(2)
  })

  it('fills empty positions with a lucky dip and replaces a complete line', () => {
    const five = () => 5
    expect(luckyDigits(pickDigit(fresh, 1, 9), five).clickedDigits).toEqual([5, 9, 5])
    expect(luckyDigits(picked(fresh, 1, 2, 3), five).clickedDigits).toEqual([5, 5, 5])
  })
})
