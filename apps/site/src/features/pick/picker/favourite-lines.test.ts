import { describe, expect, it } from 'vitest'
import { favouriteLines, saveFavourites, withFavourite } from './favourite-lines.ts'

const rule = { kind: 'numbers', first: { pick: 3, of: 9 } } as const

const storage = () => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

describe('favourite lines', () => {
  it('are stored per game and operator', () => {
    const store = storage()
    saveFavourites(store, 1, 11, ['1,2,3', '4,5,6'])
    expect(favouriteLines(store, 1, 11, rule)).toEqual(['1,2,3', '4,5,6'])
    expect(favouriteLines(store, 1, 12, rule)).toEqual([])
    expect(favouriteLines(store, 2, 11, rule)).toEqual([])
  })

  it('omit lines that are no longer valid for the game', () => {
    const store = storage()
    saveFavourites(store, 1, 11, ['1,2,3', '1,2,10', 'x'])
    expect(favouriteLines(store, 1, 11, rule)).toEqual(['1,2,3'])
  })

  it('contain each line once, newest first, and at most twenty', () => {
    expect(withFavourite(['1,2,3', '4,5,6'], '4,5,6')).toEqual(['4,5,6', '1,2,3'])
    const many = Array.from({ length: 20 }, (_, i) => String(i))
    expect(withFavourite(many, 'new')).toEqual(['new', ...many.slice(0, 19)])
  })
})
