import { describe, expect, it } from 'vitest'
import { completedWords } from './crossword-grid.ts'
import { LetterSets } from './crossword-letters.ts'
import { crosswordGrids } from './crossword-library.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** All letter sets of one size in alphabetical order, by brute force. */
function* combinations(size: number, from = 0): Generator<string> {
  if (size === 0) yield ''
  else
    for (let i = from; i <= alphabet.length - size; i += 1)
      for (const rest of combinations(size - 1, i + 1)) yield (alphabet[i] ?? '') + rest
}

describe('letter sets', () => {
  const grid = 'CAT.ZOO/O..A.../WOLF.../...I.../BURROW.'
  const size = 24
  const sets = new LetterSets(grid, size)
  const plain = [...combinations(size)].map(letters => ({
    letters,
    words: completedWords(grid, Array.from(letters)).length,
  }))

  it.each([0, 1, 2, 3, 4, 5, 6])(
    'counts and lists the sets with exactly %i words in alphabetical order',
    words => {
      const due = plain.filter(each => each.words === words).map(({ letters }) => letters)
      const range = { min: words, max: words }
      expect(sets.ways(range)).toBe(due.length)
      expect(due.map((_, place) => sets.at(range, place).join(''))).toEqual(due)
    },
  )

  it('lists the sets of several word counts together', () => {
    const due = plain.filter(({ words }) => words <= 3).map(({ letters }) => letters)
    const range = { min: 0, max: 3 }
    expect(due.map((_, place) => sets.at(range, place).join(''))).toEqual(due)
    expect(() => sets.at(range, due.length)).toThrow('no letter set')
  })

  it('number C(26,18) for 18 letters, and any of them completes the expected words', () => {
    const eighteen = new LetterSets(crosswordGrids[0] ?? '', 18)
    const counts = Array.from({ length: eighteen.words + 1 }, (_, n) => eighteen.ways({ min: n, max: n }))
    expect(counts.reduce((sum, ways) => sum + ways, 0)).toBe(1_562_275)
    for (const [words, ways] of counts.entries()) {
      for (const place of ways === 0 ? [] : [0, Math.floor(ways / 2), ways - 1]) {
        const letters = eighteen.at({ min: words, max: words }, place)
        expect(new Set(letters).size).toBe(18)
        expect(completedWords(crosswordGrids[0] ?? '', letters)).toHaveLength(words)
      }
    }
  })
})
