import type { Bytes } from '../bytes.ts'
import { type DrawStream, openDraw } from '../draw.ts'
import { cardText } from './card.ts'
import { type Balls, freeCentre, layouts } from './layout.ts'
import { dealStrip, stripLength } from './strip.ts'

/** Cards are public before the close, so their stream needs no close record: its nonce is empty. */
const noNonce = new Uint8Array(16)

/** The cards of one purchase in canonical text: the same seed and label always deal the same ones. */
export const dealCards = (seed: Bytes, label: string, balls: Balls, count: number): string[] =>
  cardsFrom(openDraw(seed, noNonce, label), balls, count)

/** 75-ball cards one by one; 90-ball cards in strips of six, of which the last may be used in part. */
export function cardsFrom(stream: DrawStream, balls: Balls, count: number): string[] {
  const cards: number[][] = []
  while (cards.length < count) {
    if (balls === 75) cards.push(dealCard75(stream))
    else cards.push(...dealStrip(stream).slice(0, Math.min(stripLength, count - cards.length)))
  }
  return cards.map(cardText)
}

function dealCard75(stream: DrawStream): number[] {
  const { rows, columns, ranges } = layouts[75]
  const cells = Array.from({ length: rows * columns }, () => 0)
  ranges.forEach(([lowest], column) => {
    stream.pick(rows, 15).forEach((drawn, row) => {
      cells[row * columns + column] = lowest - 1 + drawn
    })
  })
  cells[freeCentre] = 0
  return cells
}
