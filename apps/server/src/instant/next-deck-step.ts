import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { DueInstance, Organizer, OrganizerParts } from '#draws/organizer.ts'
import { lockInstance } from '#draws/queries.ts'
import { assignWaiting } from './assign-waiting.ts'
import { closeSale, saleIsOver } from './close-sale.ts'
import { endDeck } from './end-deck.ts'
import { openSale } from './open-sale.ts'
import { publishDeck } from './publish-deck.ts'
import { deckOf, sealOf } from './rows.ts'
import { sealDeck } from './seal-deck.ts'

const assign: Organizer = async (parts, due) => {
  await assignWaiting(parts, due)
}

/** What is to be done next for a deck, told by the rows that exist; nothing while its tickets sell and none waits. */
export const nextDeckStep = (
  { db }: OrganizerParts,
  { memberId, id }: DueInstance,
): Promise<Organizer | undefined> =>
  inMember(db, memberId, async tx => {
    const instance = await lockInstance(tx, memberId, id)
    if (!(await sealOf(tx, memberId, id))) return sealDeck
    if (!(await deckOf(tx, memberId, id))) return publishDeck
    // Opened by the lane, and perhaps not told yet.
    if (!(await wasOpened(tx, memberId, id))) return openSale
    if (await saleIsOver(tx, instance, await databaseNow(tx))) return closeSale
    if ((await dealtOf(tx, memberId, id)) < instance.sold) return assign
    return instance.status === 'CLOSED' ? endDeck : undefined
  })

const wasOpened = async (tx: Tx, memberId: number, id: number): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM instance_event WHERE member_id = ${memberId} AND instance_id = ${id} AND kind = 'opened'`.execute(
    tx,
  )
  return rows.length > 0
}

const dealtOf = async (tx: Tx, memberId: number, id: number): Promise<number> => {
  const { rows } = await sql<{ dealt: number }>`
    SELECT coalesce(max(seq), 0) AS dealt FROM deck_card WHERE member_id = ${memberId} AND instance_id = ${id}`.execute(
    tx,
  )
  return rows[0]!.dealt
}
