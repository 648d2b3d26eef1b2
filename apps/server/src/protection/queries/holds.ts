import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

interface NewHold extends PlayerKey {
  readonly caseId: number
  readonly madeBy: string
}

/** Returns false if the player has an open hold already. */
export const insertHold = async (tx: Tx, hold: NewHold): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('player_hold')
    .values({
      member_id: hold.memberId,
      player_id: hold.playerId,
      kind: 'withdrawal',
      case_id: hold.caseId,
      made_by: hold.madeBy,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Ends the hold of a case. Returns false if it has none. */
export const endHolds = async (tx: Tx, memberId: number, caseId: number): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('player_hold')
    .set({ until: sql<number>`clock_timestamp()` })
    .where('member_id', '=', memberId)
    .where('case_id', '=', caseId)
    .where('until', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const readHolds = (tx: Tx, memberId: number, caseId: number) =>
  tx
    .selectFrom('player_hold')
    .select(['id', 'made_by', 'since', 'until'])
    .where('member_id', '=', memberId)
    .where('case_id', '=', caseId)
    .orderBy('id')
    .execute()
