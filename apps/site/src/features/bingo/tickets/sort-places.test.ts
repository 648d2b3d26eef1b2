import { describe, expect, it } from 'vitest'
import { needsSorting, sortPlaces } from './sort-places.ts'

const cards = (...toGo: number[]) => toGo.map(each => ({ toGo: each }))

describe('sortPlaces', () => {
  it('sorts all cards, not only the best one', () => {
    expect(sortPlaces([], cards(5, 2, 9, 1, 4), 12)).toEqual([3, 1, 4, 0, 2])
  })

  it('keeps the order of equal cards', () => {
    expect(sortPlaces([2, 0, 1], cards(3, 3, 3), 12)).toEqual([2, 0, 1])
  })

  it('leaves the rows below the full cards in their order', () => {
    expect(sortPlaces([0, 1, 2, 3, 4], cards(9, 8, 7, 1, 2), 2)).toEqual([3, 4, 0, 1, 2])
  })
})

describe('needsSorting', () => {
  it('is false while every shown card is at least as good as the next', () => {
    expect(needsSorting([1, 0, 2], cards(3, 3, 4), 12)).toBe(false)
  })

  it('is true if any two shown cards are in the wrong order', () => {
    expect(needsSorting([0, 1, 2], cards(1, 5, 4), 12)).toBe(true)
  })

  it('is true if a card below the shown ones is better than the last of them', () => {
    expect(needsSorting([0, 1, 2], cards(1, 5, 4), 2)).toBe(true)
    expect(needsSorting([0, 1, 2, 3], cards(1, 4, 9, 7), 2)).toBe(false)
  })

  it('is true with one full card only if another one is better than the first', () => {
    expect(needsSorting([0, 1, 2], cards(1, 5, 4), 1)).toBe(false)
    expect(needsSorting([0, 1, 2], cards(2, 5, 1), 1)).toBe(true)
  })

  it('is true after a card was added', () => {
    expect(needsSorting([0], cards(1, 2), 12)).toBe(true)
  })
})
