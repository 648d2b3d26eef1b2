import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/row-id.ts'
import { setDeclined } from './queries/offers.ts'

export const declineBonusOffer: Handler<'declineBonusOffer'> = async (
  { bonusId },
  { member, session },
  { db },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  const declined = isRowId(bonusId) && (await inMember(db, member.id, tx => setDeclined(tx, player, bonusId)))
  if (!declined) throw new Refusal('rewards.notFound')
  return { result: 1 }
}
