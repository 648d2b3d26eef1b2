import { type Balls, cellCount, freeCentre, type Layout, layouts, numbersInRow90 } from './layout.ts'

const zero = 48
const nine = 57
const comma = 44

/** The canonical text of a card: its cells row by row, separated by commas, 0 for a blank and the free centre. */
export const cardText = (cells: ArrayLike<number>): string => Array.from(cells).join(',')

/**
 * Parses a card into `cells`, which has one element per cell. Returns false if the text is not canonical or the card
 * is illegal; the content of `cells` is then undefined. Allocates nothing, because a draw reads a million cards.
 */
export function readCard(balls: Balls, plays: string, cells: Uint8Array): boolean {
  const size = cellCount(balls)
  let cell = 0
  let number = 0
  let digits = 0
  for (let at = 0; at <= plays.length; at += 1) {
    const code = at === plays.length ? comma : plays.charCodeAt(at)
    if (code === comma) {
      if (digits === 0 || cell === size) return false
      cells[cell] = number
      cell += 1
      number = 0
      digits = 0
    } else {
      if (code < zero || code > nine || (digits > 0 && number === 0)) return false
      number = number * 10 + code - zero
      digits += 1
      if (number > balls) return false
    }
  }
  return cell === size && isLegal(balls, cells)
}

/** The numbers of a card row by row, without blanks and the free centre; undefined for an illegal card. */
export function cardNumbers(balls: Balls, plays: string): Uint8Array | undefined {
  const cells = new Uint8Array(cellCount(balls))
  return readCard(balls, plays, cells) ? cells.filter(number => number > 0) : undefined
}

export const isCard = (balls: Balls, plays: string): boolean =>
  readCard(balls, plays, new Uint8Array(cellCount(balls)))

function isLegal(balls: Balls, cells: Uint8Array): boolean {
  const layout = layouts[balls]
  for (let column = 0; column < layout.columns; column += 1) {
    if (!(balls === 75 ? isColumn75(layout, cells, column) : isColumn90(layout, cells, column))) return false
  }
  return balls === 75 || hasFullRows90(cells)
}

/** Five different numbers of the column's range of fifteen, in any order; only the card's centre is free. */
function isColumn75({ rows, columns, ranges }: Layout, cells: Uint8Array, column: number): boolean {
  const [lowest, highest] = ranges[column]!
  let seen = 0
  for (let row = 0; row < rows; row += 1) {
    const cell = row * columns + column
    const number = cells[cell]!
    if (cell === freeCentre) {
      if (number !== 0) return false
      continue
    }
    const bit = 1 << (number - lowest)
    if (number < lowest || number > highest || (seen & bit) !== 0) return false
    seen |= bit
  }
  return true
}

/** One to three numbers of the column's range, ascending from top to bottom. */
function isColumn90({ rows, columns, ranges }: Layout, cells: Uint8Array, column: number): boolean {
  const [lowest, highest] = ranges[column]!
  let last = 0
  for (let row = 0; row < rows; row += 1) {
    const number = cells[row * columns + column]!
    if (number === 0) continue
    if (number < lowest || number > highest || number <= last) return false
    last = number
  }
  return last > 0
}

function hasFullRows90(cells: Uint8Array): boolean {
  const { rows, columns } = layouts[90]
  for (let row = 0; row < rows; row += 1) {
    let numbers = 0
    for (let column = 0; column < columns; column += 1) if (cells[row * columns + column]! > 0) numbers += 1
    if (numbers !== numbersInRow90) return false
  }
  return true
}
