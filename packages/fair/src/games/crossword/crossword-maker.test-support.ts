import { sha256 } from '@noble/hashes/sha2.js'
import { utf8 } from '#encoding/bytes.ts'
import { type DrawStream, openDraw } from '#crypto/draw-stream.ts'
import { type GridText, gridProblem, listWords } from './crossword-grid.ts'
import { crosswordWords } from './crossword-words.ts'

const side = 11
const enoughWords = 18

type Cells = string[][]

const text = (cells: Cells): GridText => cells.map(row => row.join('')).join('/')

interface Place {
  x: number
  y: number
  across: boolean
}

/** The grid with the word added; undefined if it would touch another word without crossing it. */
function withWord(cells: Cells, word: string, { x, y, across }: Place): Cells | undefined {
  const next = cells.map(row => [...row])
  let crossings = 0
  for (const [i, letter] of Array.from(word).entries()) {
    const row = next[across ? y : y + i]
    const column = across ? x + i : x
    const there = row?.[column]
    if (row === undefined || there === undefined || (there !== '.' && there !== letter)) return undefined
    if (there === letter) crossings += 1
    row[column] = letter
  }
  if (crossings === 0) return undefined
  const before = new Set(listWords(text(cells)))
  const after = listWords(text(next))
  const added = after.length - before.size
  const legal =
    gridProblem(text(next)) === undefined && after.every(each => before.has(each) || each === word)
  return added === 1 && legal ? next : undefined
}

function grow(stream: DrawStream): GridText {
  let cells: Cells = Array.from({ length: side }, () => Array.from({ length: side }, () => '.'))
  const shuffled = stream.shuffle(crosswordWords.length).map(number => crosswordWords[number - 1] ?? '')
  // Long words first, because short words would use up the space.
  const order = [...shuffled.filter(word => word.length > 4), ...shuffled.filter(word => word.length <= 4)]
  const first = order.find(word => word.length === 7) ?? ''
  for (const [i, letter] of Array.from(first).entries()) (cells[5] ?? [])[i + 2] = letter
  for (const word of order) {
    const places = Array.from({ length: side * side * 2 }, (_, i) => ({
      x: (i >> 1) % side,
      y: Math.floor((i >> 1) / side),
      across: i % 2 === 0,
    }))
    const fitting = places.map(place => withWord(cells, word, place)).filter(next => next !== undefined)
    if (fitting.length > 0) cells = fitting[stream.uniform(fitting.length)] ?? cells
  }
  return text(cells)
}

/** Generates grids word by word, deterministic for the seed. */
export function makeGrids(count: number, seed: string, admitted: (grid: GridText) => boolean): GridText[] {
  const grids: GridText[] = []
  for (let attempt = 0; grids.length < count; attempt += 1) {
    const grid = grow(openDraw(sha256(utf8(seed)), sha256(utf8('crossword')), `grid/${attempt}`))
    if (listWords(grid).length >= enoughWords && admitted(grid)) grids.push(grid)
  }
  return grids
}
