import type { Tx } from '@fairground/database/transaction'

export const lockUnendedInstance = (tx: Tx, memberId: number, id: number) =>
  tx
    .selectFrom('game_instance')
    .select('status')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('status', 'not in', ['ENDED', 'REFUNDED'])
    .forUpdate()
    .executeTakeFirst()
