import type { DrawStream } from '#crypto/draw-stream.ts'
import { layouts, numbersInRow90 } from './layout.ts'

export const stripLength = 6

const { rows, columns, ranges } = layouts[90]
const maxInColumn = 3
/** Numbers beyond the one that every card has in every column. */
const extrasPerCard = rows * numbersInRow90 - columns
const extraColumns = ranges.flatMap(([lowest, highest], column) =>
  Array.from({ length: highest - lowest + 1 - stripLength }, () => column),
)

/** Six 90-ball cards that together contain each of the 90 numbers once. The order of the steps is part of FD1. */
export function dealStrip(stream: DrawStream): number[][] {
  const counts = columnCounts(stream)
  const places = counts.map(count => rowPlaces(stream, count))
  const cards = counts.map(() => Array.from({ length: rows * columns }, () => 0))
  ranges.forEach(([lowest, highest], column) => {
    const numbers = stream.shuffle(highest - lowest + 1).map(drawn => lowest - 1 + drawn)
    cards.forEach((cells, card) => {
      const cardNumbers = numbers.splice(0, counts[card]?.[column]).sort((a, b) => a - b)
      for (let row = 0; row < rows; row += 1) {
        if (places[card]![column]![row]) cells[row * columns + column] = cardNumbers.shift()!
      }
    })
  })
  return cards
}

/** The number of numbers per card and column; redrawn until every column count fits. */
function columnCounts(stream: DrawStream): number[][] {
  for (;;) {
    const counts = Array.from({ length: stripLength }, () => Array.from({ length: columns }, () => 1))
    stream.raffle(extraColumns.length, extraColumns.length).forEach((extra, i) => {
      const count = counts[Math.floor(i / extrasPerCard)]!
      const column = extraColumns[extra]!
      count[column] = count[column]! + 1
    })
    if (counts.every(count => count.every(each => each <= maxInColumn))) return counts
  }
}

/** The rows that hold a number in each column; redrawn until every row has five. */
function rowPlaces(stream: DrawStream, counts: readonly number[]): boolean[][] {
  for (;;) {
    const places = counts.map(count => placesInColumn(stream, count))
    const inRow = (row: number): number => places.filter(column => column[row]).length
    if ([0, 1, 2].every(row => inRow(row) === numbersInRow90)) return places
  }
}

/** One number: the drawn row has it. Two: the drawn row is blank. Three: nothing is drawn. */
function placesInColumn(stream: DrawStream, count: number): boolean[] {
  if (count === maxInColumn) return [true, true, true]
  const drawn = stream.uniform(rows)
  return [0, 1, 2].map(row => (row === drawn) === (count === 1))
}
