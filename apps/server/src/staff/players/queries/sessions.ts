import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'

export const findOpenSessionIds = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<bigint[]> => {
  const rows = await tx
    .selectFrom('session')
    .select('id')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}
