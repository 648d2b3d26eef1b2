import type { Tx } from '@fairground/database/transaction'
import { Refusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/row-id.ts'

/** The instance of a request. Throws a refusal if it does not exist or was refunded. */
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
