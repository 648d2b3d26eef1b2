import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { claimBonus, requireOffer } from './claim-bonus.ts'

export const claimReloadBonus: Handler<'claimReloadBonus'> = async (
  { requestId, bonusId },
  { member, session },
  context,
) => {
  const claimer = { member, playerId: requirePlayer(session) }
  const offer = await requireOffer(context, claimer, bonusId, row => row.kind === 'reload')
  return claimBonus(context, claimer, offer, requestId)
}
