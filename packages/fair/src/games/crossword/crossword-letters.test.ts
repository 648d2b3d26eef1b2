import { describe, expect, it } from 'vitest'
import { completedWords, listWords } from './crossword-grid.ts'
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

const words = Array.from({ length: 32 }, (_, i) => [i, i * 3 + 1, i * 7 + 2]).map(word =>
  word.map(n => alphabet[n % 26]).join(''),
)
/** Four words in each row, with empty rows between them. */
const manyWords = Array.from({ length: 8 }, (_, y) => words.slice(y * 4, y * 4 + 4).join('.')).join(
  `/${'.'.repeat(15)}/`,
)

/** Counts the sets by completed words, one by one: the next larger number with as many bits follows each. */
function countAllSets(grid: string, size: number): number[] {
  const masks = listWords(grid).map(word =>
    Array.from(word).reduce((mask, letter) => mask | (1 << alphabet.indexOf(letter)), 0),
  )
  const counts = masks.concat(0).map(() => 0)
  for (let set = 2 ** size - 1; set < 2 ** 26; ) {
    let completed = 0
    for (const mask of masks) if ((mask & ~set) === 0) completed += 1
    counts[completed] = (counts[completed] ?? 0) + 1
    const lowest = set & -set
    const raised = set + lowest
    set = raised | (((raised ^ set) / lowest) >>> 2)
  }
  return counts
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

  it.each([
    ['a grid of the library', crosswordGrids[3] ?? '', 18],
    ['a grid with more words than one group', manyWords, 20],
  ])('have the counts of all sets one by one in %s', (_, grid, size) => {
    const sets = new LetterSets(grid, size)
    const counts = Array.from({ length: sets.words + 1 }, (_, n) => sets.ways({ min: n, max: n }))
    expect(counts).toEqual(countAllSets(grid, size))
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
