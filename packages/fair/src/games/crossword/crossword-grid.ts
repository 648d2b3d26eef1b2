/** Rows from top to bottom separated by `/`; a capital letter is a cell, a dot is empty. */
export type GridText = string

export interface GridWord {
  word: string
  /** Its cell indices, row by row from 0. */
  cells: number[]
}

/** Every run of two or more letters: across from the top, then down from the left. */
export function gridWords(grid: GridText): GridWord[] {
  const rows = grid.split('/')
  const width = rows[0]?.length ?? 0
  const columns = Array.from({ length: width }, (_, x) => rows.map(row => row[x] ?? '.').join(''))
  return [
    ...rows.flatMap((row, y) => runs(row, i => y * width + i)),
    ...columns.flatMap((column, x) => runs(column, i => i * width + x)),
  ]
}

const runs = (line: string, cellAt: (i: number) => number): GridWord[] =>
  [...line.matchAll(/[A-Z]{2,}/g)].map(({ 0: word, index }) => ({
    word,
    cells: Array.from(word, (_, i) => cellAt(index + i)),
  }))

export const listWords = (grid: GridText): string[] => gridWords(grid).map(({ word }) => word)

const oneRow = /^[A-Z.]{3,15}$/
const shortestWord = 3

/** Describes what is wrong with a grid; undefined if every letter is in a word and no word appears twice. */
export function gridProblem(grid: GridText): string | undefined {
  const rows = grid.split('/')
  if (rows.length < 3 || rows.length > 15) return 'must have 3 to 15 rows'
  if (rows.some(row => !oneRow.test(row) || row.length !== rows[0]?.length))
    return 'has rows of different length or invalid characters'
  const words = gridWords(grid)
  if (words.some(({ word }) => word.length < shortestWord)) return 'contains a word of two letters'
  if (new Set(words.map(({ word }) => word)).size !== words.length) return 'contains a word twice'
  const covered = new Set(words.flatMap(({ cells }) => cells))
  return covered.size === grid.replaceAll(/[^A-Z]/g, '').length ? undefined : 'has a letter outside any word'
}

/** The words of a grid that the letters complete; used for all letters of a card and for those opened so far. */
export function completedWords(grid: GridText, letters: readonly string[]): string[] {
  const held = new Set(letters)
  return listWords(grid).filter(word => Array.from(word).every(letter => held.has(letter)))
}
