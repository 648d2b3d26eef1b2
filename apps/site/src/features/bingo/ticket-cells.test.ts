import { expect, it } from 'vitest'
import { bingoCards } from './card.ts'
import { cellsOf } from './ticket-cells.ts'

const none = { mark: 0, newSlot: -1, needed: 0, lines: 0 }

it('draws marks, the newest, what is needed and finished lines by slot, not by cell', () => {
  const [card] = bingoCards([{ seq: 1, numbers: [-1, 5, 6, 7] }])
  const rows = cellsOf(card!, 2, { mark: 0b011, newSlot: 1, needed: 0b100, lines: 0b001 })
  expect(rows).toEqual([
    [
      { number: null, state: 'open' },
      { number: 5, state: 'called', line: true },
    ],
    [
      { number: 6, state: 'new', line: false },
      { number: 7, state: 'needed', line: false },
    ],
  ])
})

it('marks the free centre of a square card only', () => {
  const [card] = bingoCards([
    { seq: 1, numbers: Array.from({ length: 25 }, (_, i) => (i === 12 ? -1 : i + 1)) },
  ])
  expect(cellsOf(card!, 5, none).flat()[12]).toEqual({ number: null, state: 'open', free: true })
})
