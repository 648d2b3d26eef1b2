import type { Tx } from '@fairground/database/transaction'
import type { InsertObject } from 'kysely'
import type { DB } from '@fairground/database/rows'
import type { DeckRecord } from '@fairground/fair/instant/deck-record'

export const findDeckSeal = (tx: Tx, memberId: number, instanceId: number) =>
  tx
    .selectFrom('deck_seal')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .executeTakeFirst()

export const findDeck = (tx: Tx, memberId: number, instanceId: number) =>
  tx
    .selectFrom('deck')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .executeTakeFirst()

/** The beacon rounds that the deck has used, in order. */
export const findDeckRounds = (tx: Tx, memberId: number, instanceId: number) =>
  tx
    .selectFrom('deck_round')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .orderBy('n')
    .execute()

export type DeckRoundRow = Awaited<ReturnType<typeof findDeckRounds>>[number]

export const insertDeckRound = async (tx: Tx, row: DeckRoundRow): Promise<void> => {
  await tx
    .insertInto('deck_round')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export const insertDeck = async (tx: Tx, row: InsertObject<DB, 'deck'>): Promise<void> => {
  await tx
    .insertInto('deck')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export const insertDeckRecord = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  link: Uint8Array,
  record: DeckRecord,
): Promise<void> => {
  await tx
    .insertInto('deck_record')
    .values({
      member_id: memberId,
      instance_id: instanceId,
      link: Buffer.from(link),
      body: JSON.stringify(record),
    })
    .execute()
}
