import type { Bytes } from '#encoding/bytes.ts'
import { type DrawStream, openDraw } from '#crypto/draw-stream.ts'
import { cardText } from './card.ts'
import { type Balls, freeCentre, layouts } from './layout.ts'
import { dealStrip, stripLength } from './strip.ts'

/** Cards are public before sales close, so their stream cannot depend on the close record: the nonce is zero. */
const noNonce = new Uint8Array(16)

/** The cards of one purchase in canonical text, deterministic for seed and label. */
export const dealCards = (seed: Bytes, label: string, balls: Balls, count: number): string[] =>
  cardsFrom(openDraw(seed, noNonce, label), balls, count)

/** Deals 75-ball cards one by one and 90-ball cards in strips of six; the last strip may be cut. */
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
