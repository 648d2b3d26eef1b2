import type { BingoCell, BingoCellState } from '@fairground/ui/games/bingo/bingo-ticket.tsx'
import type { BingoCard } from './bingo-card.ts'

/** Slots as bits; `newSlot` is the slot of the current ball, or -1. */
export interface Marks {
  readonly mark: number
  readonly newSlot: number
  readonly needed: number
  readonly lines: number
}

export const has = (mask: number, slot: number): boolean => (mask & (1 << slot)) !== 0

export const cellState = (slot: number, { mark, newSlot, needed }: Marks): BingoCellState => {
  if (slot === newSlot) return 'new'
  if (has(mark, slot)) return 'called'
  return has(needed, slot) ? 'needed' : 'open'
}

const isFree = (cells: BingoCard['cells'], index: number): boolean => cells.length === 25 && index === 12

/** The cells of a card, row by row. */
export const toCells = ({ cells }: BingoCard, columns: number, marks: Marks): BingoCell[][] => {
  let slot = -1
  const drawn = cells.map((number, index): BingoCell => {
    if (number === null) return { number, state: 'open', ...(isFree(cells, index) && { free: true }) }
    slot += 1
    return { number, state: cellState(slot, marks), line: has(marks.lines, slot) }
  })
  return Array.from({ length: cells.length / columns }, (_, row) =>
    drawn.slice(row * columns, (row + 1) * columns),
  )
}
