import { type Balls, layouts } from '@fairground/fair/games/bingo/layout'

/** A dealt card. A slot is the index of a number among the numbers of the card, row by row. */
export interface BingoCard {
  readonly seq: number
  /** The player's first card is 1. */
  readonly n: number
  /** Row by row; null for a blank cell or the free centre. */
  readonly cells: readonly (number | null)[]
  readonly numbers: readonly number[]
}

/** On the wire, a cell without a number is not positive. */
export const bingoCards = (plays: readonly { seq: number; numbers: readonly number[] }[]): BingoCard[] =>
  plays.map(({ seq, numbers }, index) => ({
    seq,
    n: index + 1,
    cells: numbers.map(number => (number > 0 ? number : null)),
    numbers: numbers.filter(number => number > 0),
  }))

/** The call that marks each slot. */
export const markingCalls = (
  { numbers }: Pick<BingoCard, 'numbers'>,
  callByNumber: ReadonlyMap<number, number>,
): readonly number[] => numbers.map(number => callByNumber.get(number) ?? Number.POSITIVE_INFINITY)

/** The slots marked by the first `calls` calls, as bits. A plain loop, because it runs for every card at every ball. */
export const markAfter = (marking: readonly number[], calls: number): number => {
  let mark = 0
  for (let slot = 0; slot < marking.length; slot += 1)
    if ((marking[slot] ?? Number.POSITIVE_INFINITY) <= calls) mark |= 1 << slot
  return mark
}

const letters = ['B', 'I', 'N', 'G', 'O'] as const

export const columnHeads = (balls: Balls): readonly string[] | undefined =>
  balls === 75 ? letters : undefined

/** The column letter of a 75-ball call: the "O" of "O 66". */
export const columnLetter = (balls: Balls, number: number): string | undefined => {
  const column = layouts[balls].ranges.findIndex(([lowest, highest]) => number >= lowest && number <= highest)
  return columnHeads(balls)?.[column]
}

export const columnCount = (balls: Balls): number => layouts[balls].columns
