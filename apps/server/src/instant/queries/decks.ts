import type { Tx } from '@fairground/database/transaction'
import type { InsertObject } from 'kysely'
import type { DB } from '@fairground/database/rows'

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

export const findDeckResult = (tx: Tx, memberId: number, instanceId: number) =>
  tx
    .selectFrom('deck_result')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .executeTakeFirst()

export const insertDeckResult = async (tx: Tx, row: InsertObject<DB, 'deck_result'>): Promise<void> => {
  await tx.insertInto('deck_result').values(row).execute()
}

/** A round that assigned cards. */
export const insertDeckRound = async (tx: Tx, row: InsertObject<DB, 'deck_round'>): Promise<void> => {
  await tx
    .insertInto('deck_round')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export const insertDeck = async (tx: Tx, row: InsertObject<DB, 'deck'>): Promise<void> => {
  await tx.insertInto('deck').values(row).execute()
}

export const insertDeckRecord = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  link: Uint8Array,
  body: string,
): Promise<void> => {
  await tx
    .insertInto('deck_record')
    .values({
      member_id: memberId,
      instance_id: instanceId,
      link: Buffer.from(link),
      body,
    })
    .execute()
}
