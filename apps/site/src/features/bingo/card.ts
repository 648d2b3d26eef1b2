import { type Balls, layouts } from '@fairground/fair/bingo/layout'

/** A dealt card. A slot is the place of a number among the numbers of the card, row by row. */
export interface BingoCard {
  readonly seq: number
  /** 1 for the player's first. */
  readonly n: number
  /** Row by row; null is a blank or the free centre. */
  readonly cells: readonly (number | null)[]
  readonly numbers: readonly number[]
}

/** On the wire a cell without a number holds the mark of an empty slot. */
export const bingoCards = (plays: readonly { seq: number; numbers: readonly number[] }[]): BingoCard[] =>
  plays.map(({ seq, numbers }, index) => ({
    seq,
    n: index + 1,
    cells: numbers.map(number => (number > 0 ? number : null)),
    numbers: numbers.filter(number => number > 0),
  }))

/** For each slot the call that marks it. */
export const markingCalls = (
  { numbers }: Pick<BingoCard, 'numbers'>,
  callOf: ReadonlyMap<number, number>,
): readonly number[] => numbers.map(number => callOf.get(number) ?? Number.POSITIVE_INFINITY)

/** Slots that the first `calls` have marked, as bits. Asked for every card at every ball, so a plain loop. */
export const markAfter = (marking: readonly number[], calls: number): number => {
  let mark = 0
  for (let slot = 0; slot < marking.length; slot += 1)
    if ((marking[slot] ?? Number.POSITIVE_INFINITY) <= calls) mark |= 1 << slot
  return mark
}

const letters = ['B', 'I', 'N', 'G', 'O'] as const

export const headOf = (balls: Balls): readonly string[] | undefined => (balls === 75 ? letters : undefined)

/** The column a 75-ball number is called with: "O 66". */
export const letterOf = (balls: Balls, number: number): string | undefined => {
  const column = layouts[balls].ranges.findIndex(([lowest, highest]) => number >= lowest && number <= highest)
  return headOf(balls)?.[column]
}

export const columnsOf = (balls: Balls): number => layouts[balls].columns
