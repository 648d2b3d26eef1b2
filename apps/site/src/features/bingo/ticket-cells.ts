import type { BingoCell, BingoCellState } from '@fairground/ui/parts/bingo-ticket.tsx'
import type { BingoCard } from '#features/bingo/card.ts'

/** Slots as bits, and the one whose number is on stage. */
export interface Marks {
  readonly mark: number
  readonly newSlot: number
  readonly needed: number
  readonly lines: number
}

export const has = (mask: number, slot: number): boolean => (mask & (1 << slot)) !== 0

export const stateOf = (slot: number, { mark, newSlot, needed }: Marks): BingoCellState => {
  if (slot === newSlot) return 'new'
  if (has(mark, slot)) return 'called'
  return has(needed, slot) ? 'needed' : 'open'
}

const isFree = (cells: BingoCard['cells'], index: number): boolean => cells.length === 25 && index === 12

/** The rows of a card as they are drawn. */
export const cellsOf = ({ cells }: BingoCard, columns: number, marks: Marks): BingoCell[][] => {
  let slot = -1
  const drawn = cells.map((number, index): BingoCell => {
    if (number === null) return { number, state: 'open', ...(isFree(cells, index) && { free: true }) }
    slot += 1
    return { number, state: stateOf(slot, marks), line: has(marks.lines, slot) }
  })
  return Array.from({ length: cells.length / columns }, (_, row) =>
    drawn.slice(row * columns, (row + 1) * columns),
  )
}
