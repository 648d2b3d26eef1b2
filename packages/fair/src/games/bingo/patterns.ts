import { type Balls, freeCentre } from './layout.ts'

export const bingoPatterns = ['oneLine', 'twoLines', 'fullHouse', 'fourCorners', 'diagonal', 'cross'] as const

export type BingoPattern = (typeof bingoPatterns)[number]

/**
 * A pattern is complete when `need` of its sets are complete. A set is a list of slots; a slot is the index of a
 * number on the card, row by row: 24 on a 75-ball card, 15 on a 90-ball card.
 */
export interface Pattern {
  readonly need: number
  readonly sets: readonly (readonly number[])[]
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

const slots75 = (cells: readonly number[]): number[] =>
  cells.filter(cell => cell !== freeCentre).map(cell => (cell < freeCentre ? cell : cell - 1))

const rows75 = upTo(5).map(row => slots75(upTo(5).map(column => row * 5 + column)))
const columns75 = upTo(5).map(column => slots75(upTo(5).map(row => row * 5 + column)))
const diagonals75 = [slots75([0, 6, 12, 18, 24]), slots75([4, 8, 12, 16, 20])]
const lines75 = [...rows75, ...columns75, ...diagonals75]
const rows90 = upTo(3).map(row => upTo(5).map(place => row * 5 + place))

const patterns: { readonly [B in Balls]: Partial<Record<BingoPattern, Pattern>> } = {
  75: {
    oneLine: { need: 1, sets: lines75 },
    twoLines: { need: 2, sets: lines75 },
    fullHouse: { need: 1, sets: [upTo(24)] },
    fourCorners: { need: 1, sets: [slots75([0, 4, 20, 24])] },
    diagonal: { need: 1, sets: diagonals75 },
    cross: { need: 2, sets: diagonals75 },
  },
  90: {
    oneLine: { need: 1, sets: rows90 },
    twoLines: { need: 2, sets: rows90 },
    fullHouse: { need: 1, sets: [upTo(15)] },
  },
}

/** Undefined if cards for this number of balls do not have the pattern. */
export const findPattern = (balls: Balls, name: BingoPattern): Pattern | undefined => patterns[balls][name]

export function getPattern(balls: Balls, name: BingoPattern): Pattern {
  const pattern = findPattern(balls, name)
  if (pattern === undefined) throw new Error(`${balls}-ball cards have no ${name}`)
  return pattern
}

/** Bit n stands for slot n. */
export const slotMask = (slots: readonly number[]): number =>
  slots.reduce((mask, slot) => mask | (1 << slot), 0)
