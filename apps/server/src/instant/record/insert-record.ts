import type { Tx } from '@fairground/database/transaction'
import { deckSize } from '@fairground/fair/instant/deck-table'
import type { DeckKey } from '#instances/queries/deck-parts.ts'
import { insertDeckRecord } from '../queries/decks.ts'
import { countPartLines } from '../queries/record-parts.ts'
import type { BuiltDeckRecord } from './deck-record.ts'
import { writeSection } from './write-section.ts'

/** Writes the rounds and then the record of a deck with all its cards and tickets written. */
export const insertRecord = async (
  tx: Tx,
  deck: DeckKey,
  { record, link, rounds }: BuiltDeckRecord,
  partChars: number,
): Promise<void> => {
  await writeSection(work => work(tx), deck, { section: 'rounds', source: rounds, partChars })
  const due = { cards: deckSize(record.prizeTable), rounds: record.rounds, tickets: record.tickets }
  for (const section of ['cards', 'rounds', 'tickets'] as const) {
    const lines = await countPartLines(tx, deck, section)
    if (lines !== due[section])
      throw new Error(`deck ${deck.instanceId} has ${lines} of ${due[section]} lines of ${section}`)
  }
  await insertDeckRecord(tx, deck.memberId, deck.instanceId, link, JSON.stringify(record))
}
