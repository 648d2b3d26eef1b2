import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { claimBonus, requireOffer } from './claim-bonus.ts'

export const claimInGameBonusNew: Handler<'claimInGameBonusNew'> = async (
  { requestId, bonusId, gameInstanceId, gameId, playId, uid },
  { member, session },
  context,
) => {
  const claimer = { member, playerId: requirePlayer(session) }
  const offer = await requireOffer(
    context,
    claimer,
    bonusId,
    row =>
      row.kind === 'inGame' &&
      row.uid === uid.toLowerCase() &&
      row.game_id === gameId &&
      row.instance_id === gameInstanceId &&
      row.seq === playId,
  )
  return claimBonus(context, claimer, offer, requestId)
}
