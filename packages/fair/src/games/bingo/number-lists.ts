import { readCard } from './card.ts'
import { type Balls, cellCount, layouts } from './layout.ts'

/** An entry is a card with one of its slots in the lowest bits. */
export const slotBits = 5
export const slotsMask = 31

/** The card and slot of every number on every card, ordered by number, then by card. */
export function buildEntries(slots: number, numbers: Uint8Array, starts: Uint32Array): Uint32Array {
  const entries = new Uint32Array(numbers.length)
  const next = starts.slice()
  for (let i = 0; i < numbers.length; i += 1) {
    const number = numbers[i]!
    const card = Math.floor(i / slots)
    entries[next[number]!] = (card << slotBits) | (i - card * slots)
    next[number] = next[number]! + 1
  }
  return entries
}

/** The numbers of all cards in sequence. */
export function readNumbers(balls: Balls, cards: readonly string[]): Uint8Array {
  const numbers = new Uint8Array(cards.length * layouts[balls].slots)
  const cells = new Uint8Array(cellCount(balls))
  let at = 0
  cards.forEach((card, i) => {
    if (!readCard(balls, card, cells)) throw new Error(`card ${i} is not a legal card`)
    for (const number of cells) {
      if (number === 0) continue
      numbers[at] = number
      at += 1
    }
  })
  return numbers
}

/** The start index of each number's entries; one extra element marks the end of the last. */
export function entryStarts(balls: Balls, numbers: Uint8Array): Uint32Array {
  const starts = new Uint32Array(balls + 2)
  for (const number of numbers) starts[number + 1] = starts[number + 1]! + 1
  for (let number = 1; number < starts.length; number += 1)
    starts[number] = starts[number]! + starts[number - 1]!
  return starts
}
