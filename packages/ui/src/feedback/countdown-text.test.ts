import { describe, expect, it } from 'vitest'
import { clockParts, compactClock, countdownState, fullClock, roughMinutes } from './countdown-text.ts'

const minute = 60_000
const hour = 60 * minute

describe('countdownState', () => {
  it.each([
    [31_000, true, 'open'],
    [30_000, true, 'closing'],
    [901, true, 'closing'],
    [900, true, 'starting'],
    [-5, true, 'starting'],
    [5 * minute, false, 'frozen'],
    [0, false, 'frozen'],
  ])('%d ms, online %s, is %s', (remaining, online, state) => {
    expect(countdownState(remaining, online)).toBe(state)
  })
})

describe('clocks', () => {
  it.each([
    [4 * minute + 37_000 + 900, '00:04:37', '4:37'],
    [hour + 900, '01:00:00', '1:00:00'],
    [49 * hour + 2 * minute + 900, '49:02:00', '49:02:00'],
    [21_500, '00:00:21', '0:21'],
    [900, '00:00:00', '0:00'],
    [-1, '00:00:00', '0:00'],
  ])('%d ms reads %s and %s', (remaining, full, compact) => {
    expect(fullClock(clockParts(remaining))).toBe(full)
    expect(compactClock(clockParts(remaining))).toBe(compact)
  })
})

describe('roughMinutes', () => {
  it.each([
    [4 * minute + 50_000, 4],
    [10_000, 1],
    [-1, 1],
  ])('%d ms is about %d', (remaining, minutes) => expect(roughMinutes(remaining)).toBe(minutes))
})
