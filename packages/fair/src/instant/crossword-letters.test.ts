import { describe, expect, it } from 'vitest'
import { completedWords } from './crossword-grid.ts'
import { LetterSets } from './crossword-letters.ts'
import { crosswordGrids } from './crossword-library.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Every set of so many letters in alphabetical order, the plain way. */
function* combinations(size: number, from = 0): Generator<string> {
  if (size === 0) yield ''
  else
    for (let i = from; i <= alphabet.length - size; i += 1)
      for (const rest of combinations(size - 1, i + 1)) yield (alphabet[i] ?? '') + rest
}

describe('sets of letters', () => {
  const grid = 'CAT.ZOO/O..A.../WOLF.../...I.../BURROW.'
  const size = 24
  const sets = new LetterSets(grid, size)
  const plain = [...combinations(size)].map(letters => ({
    letters,
    words: completedWords(grid, Array.from(letters)).length,
  }))

  it.each([0, 1, 2, 3, 4, 5, 6])(
    'with exactly %i words are counted and listed in alphabetical order',
    words => {
      const due = plain.filter(each => each.words === words).map(({ letters }) => letters)
      const range = { least: words, most: words }
      expect(sets.ways(range)).toBe(due.length)
      expect(due.map((_, place) => sets.at(range, place).join(''))).toEqual(due)
    },
  )

  it('with several numbers of words are one list', () => {
    const due = plain.filter(({ words }) => words <= 3).map(({ letters }) => letters)
    const range = { least: 0, most: 3 }
    expect(due.map((_, place) => sets.at(range, place).join(''))).toEqual(due)
    expect(() => sets.at(range, due.length)).toThrow('no set of letters')
  })

  it('are C(26,18) for 18 letters, and one from anywhere spells what it should', () => {
    const eighteen = new LetterSets(crosswordGrids[0] ?? '', 18)
    const counts = Array.from({ length: eighteen.words + 1 }, (_, n) => eighteen.ways({ least: n, most: n }))
    expect(counts.reduce((sum, ways) => sum + ways, 0)).toBe(1_562_275)
    for (const [words, ways] of counts.entries()) {
      for (const place of ways === 0 ? [] : [0, Math.floor(ways / 2), ways - 1]) {
        const letters = eighteen.at({ least: words, most: words }, place)
        expect(new Set(letters).size).toBe(18)
        expect(completedWords(crosswordGrids[0] ?? '', letters)).toHaveLength(words)
      }
    }
  })
})
