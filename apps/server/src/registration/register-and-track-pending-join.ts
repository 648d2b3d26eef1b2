import type { Input } from '@fairground/contract/operations'
import type { Tx } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/row-id.ts'
import { insertPendingJoin, isOpenInstance } from './queries/pending.ts'
import { registerPlayer } from './register-player.ts'

type PendingJoin = Input<'registerAndTrackPendingJoin'>['pendingJoin']

export const registerAndTrackPendingJoin: Handler<'registerAndTrackPendingJoin'> = async (
  { pendingJoin, ...input },
  caller,
  context,
) => {
  const memberId = caller.member.id
  const { registered, added } = await registerPlayer(input, caller, context, (tx, playerId) =>
    storePendingJoin(tx, memberId, playerId, pendingJoin),
  )
  return { ...registered, pendingJoinId: added }
}

const storePendingJoin = async (
  tx: Tx,
  memberId: number,
  playerId: number,
  pendingJoin: PendingJoin,
): Promise<number> => {
  const { gameId, gameInstanceId } = pendingJoin
  const open =
    isRowId(gameId) && isRowId(gameInstanceId) && (await isOpenInstance(tx, memberId, gameId, gameInstanceId))
  if (!open) throw new Refusal('game.notFound')
  return insertPendingJoin(tx, { memberId, playerId }, pendingJoin)
}
