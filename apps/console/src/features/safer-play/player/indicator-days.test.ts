import { describe, expect, it } from 'vitest'
import { type FoundIndicator, toDayNumber, toIndicatorLines } from './indicator-days.ts'

const found = (name: string, day: number, level: 'notice' | 'strong'): FoundIndicator => ({
  name,
  day,
  level,
  figures: {},
  rulesVersion: 0,
  foundAt: day * 86_400_000,
})

describe('toIndicatorLines', () => {
  it('places the marks in the 90 days that end today, and puts the strongest line first', () => {
    const lines = toIndicatorLines(
      [found('time', 1000, 'notice'), found('chasing', 1000, 'strong'), found('chasing', 911, 'notice')],
      1000,
    )
    expect(lines).toEqual([
      {
        name: 'chasing',
        strong: 1,
        marks: [
          { position: 0, level: 'notice' },
          { position: 89, level: 'strong' },
        ],
      },
      { name: 'time', strong: 0, marks: [{ position: 89, level: 'notice' }] },
    ])
  })

  it('leaves out what is older', () => {
    expect(toIndicatorLines([found('time', 910, 'strong')], 1000)).toEqual([])
  })

  it('counts days as the server does', () => {
    expect(toDayNumber(Date.UTC(1970, 0, 2, 23))).toBe(1)
  })
})
