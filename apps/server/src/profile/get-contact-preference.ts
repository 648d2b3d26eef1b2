import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'
import { playerById } from '#player/player-rows.ts'
import { choicesFromColumn } from './contact-choices.ts'

export const getContactPreference: Handler<'getContactPreference'> = async (
  _,
  { member, session },
  { db },
) => {
  const playerId = requirePlayer(session)
  const player = await inMember(db, member.id, tx => playerById(tx, member.id, playerId))
  return choicesFromColumn(player.contact_by)
}
