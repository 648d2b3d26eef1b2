import type { BingoCard } from './bingo-card.ts'
import { has, type Marks, cellState } from './ticket-cells.ts'
import { cellText } from './ticket-words.ts'

const bit = (slot: number): number => (slot < 0 ? 0 : 1 << slot)

const changedSlots = (a: Marks, b: Marks): number =>
  (a.mark ^ b.mark) | (a.needed ^ b.needed) | (a.lines ^ b.lines) | bit(a.newSlot) | bit(b.newSlot)

/** Updates the cells of a rendered ticket from one set of marks to another, with the same result as a new render. */
export const updateTicketCells = (ticket: Element, card: BingoCard, before: Marks, after: Marks): void => {
  const slots = changedSlots(before, after)
  if (slots === 0) return
  const cells = ticket.querySelectorAll('[role="cell"]')
  let slot = -1
  for (const [index, number] of card.cells.entries()) {
    if (number === null) continue
    slot += 1
    const cell = cells[index]
    if (!has(slots, slot) || cell === undefined) continue
    const [was, is] = [cellState(slot, before), cellState(slot, after)]
    if (was !== is) cell.setAttribute('data-state', is)
    if (has(before.lines ^ after.lines, slot)) cell.toggleAttribute('data-line', has(after.lines, slot))
    const label = cellText(number, is)
    if (label !== cellText(number, was)) cell.setAttribute('aria-label', label)
  }
}
