import { describe, expect, it } from 'vitest'
import { toLabelPlaces } from './label-places.ts'
import { appendMoment } from './series-data.ts'
import { findZoneChanges } from './zone-changes.ts'

const toSeconds = (text: string): number => Date.parse(text) / 1000

describe('appendMoment', () => {
  it('adds a moment to every line and forgets the oldest', () => {
    const data = {
      times: [1, 2, 3],
      values: [
        [10, 20, 30],
        [1, null, 3],
      ],
    }
    expect(appendMoment(data, 4, [40], 3)).toEqual({
      times: [2, 3, 4],
      values: [
        [20, 30, 40],
        [null, 3, null],
      ],
    })
    expect(appendMoment(data, 4, [40, 4], 9).times).toEqual([1, 2, 3, 4])
    expect(data.times).toHaveLength(3)
  })
})

describe('findZoneChanges', () => {
  it('finds the end of summer time in London', () => {
    const changes = findZoneChanges(
      toSeconds('2026-10-20T12:00:00Z'),
      toSeconds('2026-10-28T12:00:00Z'),
      'Europe/London',
    )
    expect(changes).toEqual([toSeconds('2026-10-25T01:00:00Z')])
  })

  it('finds none in a zone without summer time', () => {
    expect(
      findZoneChanges(toSeconds('2026-01-01T00:00:00Z'), toSeconds('2026-12-31T00:00:00Z'), 'Asia/Tokyo'),
    ).toEqual([])
  })
})

describe('toLabelPlaces', () => {
  it('moves labels apart and keeps them in the drawing', () => {
    const places = toLabelPlaces([100, 98, null, 20], 10, 120, 16)
    expect(places[2]).toBeNull()
    const shown = places.filter(place => place !== null).sort((a, b) => a - b)
    expect(shown.every((place, at) => at === 0 || place - (shown[at - 1] ?? 0) >= 16)).toBe(true)
    expect(shown[0]).toBeGreaterThanOrEqual(18)
  })
})
