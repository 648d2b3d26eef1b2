import type { DeckKey } from '#instances/queries/deck-parts.ts'
import { getDeckTerms } from '#kinds/deck-terms.ts'
import { findDeck, findDeckResult } from '../queries/decks.ts'
import { isWriting } from '../queries/record-parts.ts'
import { dealCards } from '../rounds/deck-order.ts'
import { readSealed } from '../seal/read-sealed.ts'
import { toCardLines } from './card-lines.ts'
import { toTicketLines } from './ticket-lines.ts'
import { type RunTx, writeSection } from './write-section.ts'

export interface PartRules {
  /** A part ends with the line that reaches this length. */
  readonly chars: number
  /** Another worker that has written nothing for this time has stopped. */
  readonly idleMs: number
}

/**
 * Writes the cards and tickets of a deck that has a result, in parts before the record. Both never change, so a worker goes
 * on where another one stopped. Returns false if another worker writes them.
 */
export const writeParts = async (
  run: RunTx,
  deck: DeckKey,
  { chars: partChars, idleMs }: PartRules,
): Promise<boolean> => {
  const { memberId, instanceId } = deck
  if (await run(tx => isWriting(tx, deck, idleMs))) return false
  const { instance, closed, published, result } = await run(async tx => ({
    ...(await readSealed(tx, memberId, instanceId)),
    published: await findDeck(tx, memberId, instanceId),
    result: await findDeckResult(tx, memberId, instanceId),
  }))
  if (!published || !result) throw new Error(`deck ${instanceId} has no result`)
  const { prizeTable } = getDeckTerms({ rules: instance.rules, prizeTable: instance.prize_table })
  const [link, signature] = [new Uint8Array(result.link), new Uint8Array(published.beacon_signature)]
  const cards = toCardLines(() => dealCards(closed, link, signature, prizeTable))
  return (
    (await writeSection(run, deck, { section: 'cards', source: cards, partChars })) &&
    (await writeSection(run, deck, { section: 'tickets', source: toTicketLines(run, deck), partChars }))
  )
}
