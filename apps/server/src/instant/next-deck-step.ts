import { databaseNow, inMember } from '@fairground/database/transaction'
import type { DueInstance, Organizer, OrganizerDeps } from '#lifecycle/organizer.ts'
import { lockInstance } from '#lifecycle/queries.ts'
import { closeSale, saleIsOver } from './close-sale.ts'
import { endDeck } from './end-deck.ts'
import { openSale } from './open-sale.ts'
import { publishRecord } from './record/publish-record.ts'
import { findDeck, findDeckResult, findDeckSeal } from './queries/decks.ts'
import { dealWaiting } from './rounds/deal-waiting.ts'
import { publishDeck } from './seal/publish-deck.ts'
import { sealDeck } from './seal/seal-deck.ts'
import { witnessSeal } from './seal/witness-seal.ts'
import { findPendingClose } from '#lifecycle/close-queries.ts'
import { countDealt, countRefunded } from './queries/cards.ts'
import { findLastEvent } from '#lifecycle/history.ts'

/** The next step of a deck follows from the rows that exist. Undefined while it sells and no ticket waits for a card. */
export const nextDeckStep = (
  { db }: OrganizerDeps,
  { memberId, id }: DueInstance,
): Promise<Organizer | undefined> =>
  inMember(db, memberId, async tx => {
    const instance = await lockInstance(tx, memberId, id)
    if (!(await findDeckSeal(tx, memberId, id)))
      return (await findPendingClose(tx, memberId, id)) ? witnessSeal : sealDeck
    if (!(await findDeck(tx, memberId, id))) return publishDeck
    // The lane opens the sale. The event may not be published yet.
    if ((await findLastEvent(tx, memberId, id, 'opened')) === undefined) return openSale
    if (await saleIsOver(tx, instance, await databaseNow(tx))) return closeSale
    const left = instance.sold - (await countDealt(tx, memberId, id))
    if (left > 0 && left > (await countRefunded(tx, memberId, id))) return dealWaiting
    if (instance.status !== 'CLOSED') return undefined
    return (await findDeckResult(tx, memberId, id)) ? publishRecord : endDeck
  })
