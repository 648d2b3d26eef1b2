import { describe, expect, it } from 'vitest'
import { completedWords, gridProblem, gridWords, wordsOf } from './crossword-grid.ts'
import { LetterSets } from './crossword-letters.ts'
import { crosswordGrids } from './crossword-library.ts'
import { makeGrids } from './crossword-maker.test-support.ts'
import { crosswordWords } from './crossword-words.ts'

const known = new Set(crosswordWords)

describe('the library of grids', () => {
  it.each(crosswordGrids.map((grid, i) => [i + 1, grid]))('grid %i can show every outcome', (_, grid) => {
    expect(gridProblem(grid)).toBeUndefined()
    expect(wordsOf(grid).filter(word => !known.has(word))).toEqual([])
    const sets = new LetterSets(grid, 18)
    for (let words = 0; words <= 11; words += 1)
      expect(sets.ways({ least: words, most: words })).toBeGreaterThan(1000)
  })

  it('is what the maker grows, and no grid stands in it twice', () => {
    expect(makeGrids(2, 'library', () => true)).toEqual(crosswordGrids.slice(0, 2))
    expect(new Set(crosswordGrids).size).toBe(20)
  })

  it('uses a list of different plain words', () => {
    expect(known.size).toBe(crosswordWords.length)
    expect(crosswordWords.filter(word => !/^[A-Z]{3,8}$/.test(word))).toEqual([])
  })
})

describe('a grid', () => {
  it('reads its words across, then down', () => {
    expect(wordsOf('CAT/O.A/WAX')).toEqual(['CAT', 'WAX', 'COW', 'TAX'])
  })

  it('knows the cells of each word', () => {
    expect(gridWords('CAT/O.A/WAX').map(({ cells }) => cells)).toEqual([
      [0, 1, 2],
      [6, 7, 8],
      [0, 3, 6],
      [2, 5, 8],
    ])
  })

  it('counts a word once all its letters are there', () => {
    expect(completedWords('CAT/O.A/WAX', Array.from('CATX'))).toEqual(['CAT', 'TAX'])
    expect(completedWords('CAT/O.A/WAX', [])).toEqual([])
  })

  it.each([
    ['CAT/OWL', 'rows'],
    ['CAT/O./WAX', 'uneven'],
    ['CAT/o.A/WAX', 'uneven'],
    ['CAT/..O/...', 'two letters'],
    ['CAT/.../CAT', 'twice'],
    ['CAT/.../..X', 'outside'],
  ])('%s is refused', (grid, why) => {
    expect(gridProblem(grid)).toContain(why)
  })
})
