import type { JoinRequest } from '@fairground/contract/entities/plays/join'
import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'

export const isOpenInstance = async (
  tx: Tx,
  memberId: number,
  gameId: number,
  instanceId: number,
): Promise<boolean> => {
  const row = await tx
    .selectFrom('game_instance')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '=', instanceId)
    .where('game_id', '=', gameId)
    .where('status', '=', 'OPEN')
    .executeTakeFirst()
  return row !== undefined
}

export const insertPendingJoin = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  request: JoinRequest,
): Promise<number> => {
  const { requestId } = request
  const { id } = await tx
    .insertInto('pending_join')
    .values({
      member_id: memberId,
      player_id: playerId,
      request_id: requestId,
      request: JSON.stringify(request),
    })
    .onConflict(conflict =>
      conflict.columns(['member_id', 'player_id', 'request_id']).doUpdateSet({ request_id: requestId }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
