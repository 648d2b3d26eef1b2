import type { Tx } from '@fairground/database/transaction'
import { Refusal } from '#operation/refusal.ts'
import { isRowId } from '#operation/row-id.ts'

/** The game a player asked for, or the fault that there is none. */
export const findGame = async (tx: Tx, memberId: number, id: number) => {
  const row = isRowId(id)
    ? await tx
        .selectFrom('game')
        .selectAll()
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!row) throw new Refusal('game.notFound')
  return row
}
