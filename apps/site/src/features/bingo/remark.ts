import type { BingoCard } from '#features/bingo/card.ts'
import { has, type Marks, stateOf } from '#features/bingo/ticket-cells.ts'
import { cellText } from '#features/bingo/ticket-words.ts'

const bit = (slot: number): number => (slot < 0 ? 0 : 1 << slot)

const changed = (a: Marks, b: Marks): number =>
  (a.mark ^ b.mark) | (a.needed ^ b.needed) | (a.lines ^ b.lines) | bit(a.newSlot) | bit(b.newSlot)

/** Brings the cells of a drawn ticket from one set of marks to another, as drawing it anew would. */
export const remark = (ticket: Element, card: BingoCard, before: Marks, after: Marks): void => {
  const slots = changed(before, after)
  if (slots === 0) return
  const cells = ticket.querySelectorAll('[role="cell"]')
  let slot = -1
  for (const [index, number] of card.cells.entries()) {
    if (number === null) continue
    slot += 1
    const cell = cells[index]
    if (!has(slots, slot) || cell === undefined) continue
    const [was, is] = [stateOf(slot, before), stateOf(slot, after)]
    if (was !== is) cell.setAttribute('data-state', is)
    if (has(before.lines ^ after.lines, slot)) cell.toggleAttribute('data-line', has(after.lines, slot))
    const says = cellText(number, is)
    if (says !== cellText(number, was)) cell.setAttribute('aria-label', says)
  }
}
