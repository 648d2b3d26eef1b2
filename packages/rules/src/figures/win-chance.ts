import { choose } from '#odds/odds.ts'

/** The numbers that a 75-ball card has in each column, which has fifteen numbers. */
const columns = [5, 5, 4, 5, 5]
const columnSize = 15
const stripCards = 6
const cardNumbers90 = 15

/** The chance that one of `lines` independent lines wins. */
export const chanceOfAny = (chance: number, lines: number): number => -Math.expm1(lines * Math.log1p(-chance))

const ways = (of: number): number[] => Array.from({ length: columnSize + 1 }, (_, n) => Number(choose(n, of)))
const inColumn = Array.from({ length: columnSize + 1 }, (_, n) => Number(choose(columnSize, n)))

/** The chance that one of the 75-ball cards is full within the calls: exact, over the numbers called in each column. */
const anyFull75 = (cards: number, calls: number): number => {
  const tables = columns.map(size => ways(size).map(each => each / ways(size)[columnSize]!))
  const all = Number(choose(75, calls))
  let won = 0
  const visit = (column: number, left: number, weight: number, full: number): void => {
    if (left < 0 || left > (columns.length - column) * columnSize) return
    if (column === columns.length) {
      won += (weight / all) * chanceOfAny(full, cards)
      return
    }
    // No card is full where a column has fewer calls than numbers.
    for (let called = columns[column]!; called <= columnSize; called++)
      visit(column + 1, left - called, weight * inColumn[called]!, full * tables[column]![called]!)
  }
  visit(0, calls, 1, 1)
  return Math.min(1, won)
}

/** Exact for one strip, because its cards share no number. Strips are taken as independent. */
const anyFull90 = (cards: number, calls: number): number => {
  const openStrip = (size: number): number => {
    let open = 0
    for (let full = 0; full <= size && full * cardNumbers90 <= calls; full++)
      open +=
        (full % 2 === 0 ? 1 : -1) *
        Number(choose(size, full)) *
        (Number(choose(90 - full * cardNumbers90, calls - full * cardNumbers90)) / Number(choose(90, calls)))
    return Math.max(0, open)
  }
  return 1 - openStrip(stripCards) ** Math.floor(cards / stripCards) * openStrip(cards % stripCards)
}

/** The chance that a full house comes within the calls on one of the cards, which are dealt as the platform deals them. */
export const chanceOfEarlyHouse = (balls: number, cards: number, calls: number): number =>
  calls === 0 || cards === 0 ? 0 : balls === 75 ? anyFull75(cards, calls) : anyFull90(cards, calls)
