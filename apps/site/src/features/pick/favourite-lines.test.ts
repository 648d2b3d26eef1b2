import { describe, expect, it } from 'vitest'
import { favouriteLines, keepFavourites, withFavourite } from './favourite-lines.ts'

const rule = { kind: 'numbers', first: { pick: 3, of: 9 } } as const

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

describe('favourite lines', () => {
  it('come back for their game and operator only', () => {
    const store = storage()
    keepFavourites(store, 1, 11, ['1,2,3', '4,5,6'])
    expect(favouriteLines(store, 1, 11, rule)).toEqual(['1,2,3', '4,5,6'])
    expect(favouriteLines(store, 1, 12, rule)).toEqual([])
    expect(favouriteLines(store, 2, 11, rule)).toEqual([])
  })

  it('leave out what the game does not take any more', () => {
    const store = storage()
    keepFavourites(store, 1, 11, ['1,2,3', '1,2,10', 'x'])
    expect(favouriteLines(store, 1, 11, rule)).toEqual(['1,2,3'])
  })

  it('hold a line once, the newest first, and twenty of them', () => {
    expect(withFavourite(['1,2,3', '4,5,6'], '4,5,6')).toEqual(['4,5,6', '1,2,3'])
    const many = Array.from({ length: 20 }, (_, i) => String(i))
    expect(withFavourite(many, 'new')).toEqual(['new', ...many.slice(0, 19)])
  })
})
