import type { Input } from '@fairground/contract/operations'
import type { Tx } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#operation/refusal.ts'
import { isRowId } from '#operation/row-id.ts'
import { registerPlayer } from './new-player.ts'

type PendingJoin = Input<'registerAndTrackPendingJoin'>['pendingJoin']

export const registerAndTrackPendingJoin: Handler<'registerAndTrackPendingJoin'> = async (
  { pendingJoin, ...input },
  caller,
  context,
) => {
  const memberId = caller.member.id
  const { registered, added } = await registerPlayer(input, caller, context, (tx, playerId) =>
    keepJoin(tx, memberId, playerId, pendingJoin),
  )
  return { ...registered, pendingJoinId: added }
}

const keepJoin = async (tx: Tx, memberId: number, playerId: number, wanted: PendingJoin): Promise<number> => {
  const { gameId, gameInstanceId } = wanted
  const open =
    isRowId(gameId) && isRowId(gameInstanceId)
      ? await tx
          .selectFrom('game_instance')
          .select('id')
          .where('member_id', '=', memberId)
          .where('id', '=', gameInstanceId)
          .where('game_id', '=', gameId)
          .where('status', '=', 'OPEN')
          .executeTakeFirst()
      : undefined
  if (!open) throw new Refusal('game.notFound')
  const { id } = await tx
    .insertInto('pending_join')
    .values({ member_id: memberId, player_id: playerId, request: JSON.stringify(wanted) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
