import { describe, expect, it } from 'vitest'
import { completedWords, gridProblem, gridWords, listWords } from './crossword-grid.ts'
import { LetterSets } from './crossword-letters.ts'
import { crosswordGrids } from './crossword-library.ts'
import { makeGrids } from './crossword-maker.test-support.ts'
import { crosswordWords } from './crossword-words.ts'

const known = new Set(crosswordWords)

describe('crossword grid library', () => {
  it.each(crosswordGrids.map((grid, i) => [i + 1, grid]))(
    'grid %i has a letter set for every outcome',
    (_, grid) => {
      expect(gridProblem(grid)).toBeUndefined()
      expect(listWords(grid).filter(word => !known.has(word))).toEqual([])
      const sets = new LetterSets(grid, 18)
      for (let words = 0; words <= 11; words += 1)
        expect(sets.ways({ min: words, max: words })).toBeGreaterThan(1000)
    },
  )

  it('contains exactly the generated grids, each once', () => {
    expect(makeGrids(2, 'library', () => true)).toEqual(crosswordGrids.slice(0, 2))
    expect(new Set(crosswordGrids).size).toBe(20)
  })

  it('uses distinct words', () => {
    expect(known.size).toBe(crosswordWords.length)
    expect(crosswordWords.filter(word => !/^[A-Z]{3,8}$/.test(word))).toEqual([])
  })
})

describe('crossword grid', () => {
  it('reads its words across, then down', () => {
    expect(listWords('CAT/O.A/WAX')).toEqual(['CAT', 'WAX', 'COW', 'TAX'])
  })

  it('lists the cells of each word', () => {
    expect(gridWords('CAT/O.A/WAX').map(({ cells }) => cells)).toEqual([
      [0, 1, 2],
      [6, 7, 8],
      [0, 3, 6],
      [2, 5, 8],
    ])
  })

  it('counts a word when all its letters are present', () => {
    expect(completedWords('CAT/O.A/WAX', Array.from('CATX'))).toEqual(['CAT', 'TAX'])
    expect(completedWords('CAT/O.A/WAX', [])).toEqual([])
  })

  it.each([
    ['CAT/OWL', 'rows'],
    ['CAT/O./WAX', 'different length'],
    ['CAT/o.A/WAX', 'different length'],
    ['CAT/..O/...', 'two letters'],
    ['CAT/.../CAT', 'twice'],
    ['CAT/.../..X', 'outside'],
  ])('rejects %s', (grid, why) => {
    expect(gridProblem(grid)).toContain(why)
  })
})
