import { databaseNow, inMember } from '@fairground/database/transaction'
import type { DueInstance, Organizer, OrganizerDeps } from '#lifecycle/organizer.ts'
import { lockInstance } from '#lifecycle/queries.ts'
import { assignWaiting } from './assign-waiting.ts'
import { closeSale, saleIsOver } from './close-sale.ts'
import { endDeck } from './end-deck.ts'
import { openSale } from './open-sale.ts'
import { publishDeck } from './publish-deck.ts'
import { findDeck, findDeckSeal } from './queries/decks.ts'
import { sealDeck } from './seal-deck.ts'
import { countDealt } from './queries/cards.ts'
import { findLastEvent } from '#lifecycle/history.ts'

const assign: Organizer = async (deps, due) => {
  await assignWaiting(deps, due)
}

/** The next step of a deck follows from the rows that exist. Undefined while it sells and no ticket waits for a card. */
export const nextDeckStep = (
  { db }: OrganizerDeps,
  { memberId, id }: DueInstance,
): Promise<Organizer | undefined> =>
  inMember(db, memberId, async tx => {
    const instance = await lockInstance(tx, memberId, id)
    if (!(await findDeckSeal(tx, memberId, id))) return sealDeck
    if (!(await findDeck(tx, memberId, id))) return publishDeck
    // The lane opens the sale. The event may not be published yet.
    if ((await findLastEvent(tx, memberId, id, 'opened')) === undefined) return openSale
    if (await saleIsOver(tx, instance, await databaseNow(tx))) return closeSale
    if ((await countDealt(tx, memberId, id)) < instance.sold) return assign
    return instance.status === 'CLOSED' ? endDeck : undefined
  })
