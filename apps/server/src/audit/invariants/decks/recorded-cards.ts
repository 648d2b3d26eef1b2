import { openDeckFile } from '@fairground/fair/fd2/deck/deck-file'
import { findSealedDeckFile } from '@fairground/fair/fd2/deck/find-deck-file'
import { parseDeckRecord } from '@fairground/fair/instant/deck-record'
import type { DrawFile } from '@fairground/fair/record/draw-file'

export interface RecordedCards {
  readonly link: string
  /** Position and outcome of each ticket's card, in the order of sale. Refunded tickets are the last ones and have none. */
  readonly cards: readonly string[]
}

/** What a deck record of any scheme says about the sold tickets. */
export const readRecordedCards = (source: string | DrawFile): RecordedCards | undefined => {
  const file = findSealedDeckFile(source)
  if (!file) return readFirstScheme(source)
  const deck = openDeckFile(file)
  if ('problem' in deck) return undefined
  const outcomes = Array.from(deck.cards(), card => card.outcome)
  return {
    link: deck.record.link,
    cards: Array.from(deck.tickets()).flatMap(({ position }) =>
      position === null ? [] : [`${position} ${outcomes[position]}`],
    ),
  }
}

const readFirstScheme = (source: string | DrawFile): RecordedCards | undefined => {
  const record = parseDeckRecord(source)
  if ('problem' in record) return undefined
  const cards = record.tickets.map(({ position }) => `${position} ${record.cards[position]?.outcome}`)
  return { link: record.chain.link, cards }
}
