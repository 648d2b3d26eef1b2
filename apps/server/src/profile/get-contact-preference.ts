import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { readPlayer } from '#player/queries/players.ts'
import { choicesFromColumn } from './contact-choices.ts'

export const getContactPreference: Handler<'getContactPreference'> = async (
  _,
  { member, session },
  { db },
) => {
  const playerId = requirePlayer(session)
  const player = await inMember(db, member.id, tx => readPlayer(tx, member.id, playerId))
  return choicesFromColumn(player.contact_by)
}
