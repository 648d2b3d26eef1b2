import type { Handler } from '#operation/handler.ts'
import { storePendingJoin } from '#player/pending-join.ts'
import { registerPlayer } from './register-player.ts'

export const registerAndTrackPendingJoin: Handler<'registerAndTrackPendingJoin'> = async (
  { pendingJoin, ...input },
  caller,
  context,
) => {
  const memberId = caller.member.id
  const { registered, added } = await registerPlayer(input, caller, context, (tx, playerId) =>
    storePendingJoin(tx, { memberId, playerId }, pendingJoin),
  )
  return { ...registered, pendingJoinId: added }
}
