import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { announcementDue, compactCountdownText, countdown, countdownText } from './countdown.ts'

describe('countdown', () => {
  it.each([
    [277_000, '00:04:37', '4:37', false],
    [3_877_000, '01:04:37', '1:04:37', false],
    [360_000_000, '100:00:00', '100:00:00', false],
    [60_000, '00:01:00', '1:00', false],
    [5_010, '00:00:05', '0:05', false],
    [4_990, '00:00:05', '0:05', false],
    [1_000, '00:00:01', '0:01', false],
    [901, '00:00:01', '0:01', false],
    [900, '00:00:00', '0:00', true],
    [0, '00:00:00', '0:00', true],
    [-5_000, '00:00:00', '0:00', true],
  ])('%i ms before', (remaining, long, compact, finished) => {
    const parts = countdown(10_000_000 + remaining, 10_000_000)
    expect(countdownText(parts)).toBe(long)
    expect(compactCountdownText(parts)).toBe(compact)
    expect(parts.finished).toBe(finished)
  })

  it.each([
    [300_500, 300_000, 300_000],
    [300_000, 299_000, undefined],
    [60_100, 59_900, 60_000],
    [10_500, 9_500, 10_000],
    [400_000, 50_000, 60_000],
    [400_000, 5_000, 10_000],
    [400_000, 0, undefined],
    [9_000, 8_000, undefined],
  ])('from %i to %i ms before, announces %s', (before, after, threshold) => {
    expect(announcementDue(1_000_000, 1_000_000 - before, 1_000_000 - after)).toBe(threshold)
  })

  it('never increases and is zero exactly when finished', () => {
    const total = ({ hours, minutes, seconds }: ReturnType<typeof countdown>) =>
      hours * 3600 + minutes * 60 + seconds
    fc.assert(
      fc.property(fc.nat(10 ** 8), fc.nat(10 ** 8), fc.nat(10 ** 6), (target, now, step) => {
        const [first, later] = [countdown(target, now), countdown(target, now + step)]
        expect(total(later)).toBeLessThanOrEqual(total(first))
        expect(total(first) === 0).toBe(first.finished)
      }),
    )
  })
})
