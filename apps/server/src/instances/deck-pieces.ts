import type { Tx } from '@fairground/database/transaction'
import { type DrawFile, splitLines } from '@fairground/fair/record/draw-file'
import { type DeckKey, deckSections, findDeckPart } from './queries/deck-parts.ts'

type Read = <T>(query: (tx: Tx) => Promise<T>) => Promise<T>

interface PublishedDeck extends DeckKey {
  /** The record, or the whole file if the record has no parts. */
  readonly body: string
}

/**
 * The published file of a deck in pieces: the record, then the parts with its cards, rounds and tickets. Each part is read in
 * its own transaction, so a slow reader does not keep one open.
 */
export async function* readDeckPieces(read: Read, deck: PublishedDeck): AsyncGenerator<string> {
  yield deck.body
  let isFirst = true
  for (const section of deckSections) {
    const findPart = (from: number) => read(tx => findDeckPart(tx, deck, section, from))
    for (let part = await findPart(0); part; part = await findPart(part.first + part.lines)) {
      yield isFirst ? `\n${part.body}` : part.body
      isFirst = false
    }
  }
}

/** The whole file in memory, for checks that read it more than once. It takes about 72 bytes per card. */
export const readDeckFile = async (read: Read, deck: PublishedDeck): Promise<DrawFile> => {
  const pieces: string[] = []
  for await (const piece of readDeckPieces(read, deck)) pieces.push(piece)
  return { lines: () => splitLines(pieces) }
}
