import { expect, it } from 'vitest'
import { bingoCards } from './bingo-card.ts'
import { toCells } from './ticket-cells.ts'

const none = { mark: 0, newSlot: -1, needed: 0, lines: 0 }

it('maps marks, the newest number, needed numbers and completed lines by slot, not by cell', () => {
  const [card] = bingoCards([{ seq: 1, numbers: [-1, 5, 6, 7] }])
  const rows = toCells(card!, 2, { mark: 0b011, newSlot: 1, needed: 0b100, lines: 0b001 })
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

it('marks the free centre only on a 75-ball card', () => {
  const [card] = bingoCards([
    { seq: 1, numbers: Array.from({ length: 25 }, (_, i) => (i === 12 ? -1 : i + 1)) },
  ])
  expect(toCells(card!, 5, none).flat()[12]).toEqual({ number: null, state: 'open', free: true })
})
