import type { Tx } from '@fairground/database/transaction'
import { Refusal } from '#operation/refusal.ts'
import { isRowId } from '#operation/row-id.ts'

/** The instance a player asked for, or the fault that there is none. Refunded ones have left the lists. */
export const findInstance = async (tx: Tx, memberId: number, id: number) => {
  if (!isRowId(id)) throw new Refusal('game.notFound')
  const row = await tx
    .selectFrom('game_instance')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('status', '<>', 'REFUNDED')
    .executeTakeFirst()
  if (!row) throw new Refusal('game.notFound')
  return row
}
