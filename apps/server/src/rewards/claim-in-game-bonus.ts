import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { decimal } from '#platform/money.ts'
import { claimBonus, requireOffer } from './claim-bonus.ts'

export const claimInGameBonus: Handler<'claimInGameBonus'> = async (
  { requestId, bonusId, gameInstanceId, gameId, playId, amount },
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
      row.game_id === gameId &&
      row.instance_id === gameInstanceId &&
      row.seq === playId &&
      (amount === undefined || amount === decimal(row.amount, row.currency)),
  )
  return claimBonus(context, claimer, offer, requestId)
}
