import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { choicesToColumn } from './contact-choices.ts'
import { updateContactBy } from './queries/player-updates.ts'

export const updateContactPreference: Handler<'updateContactPreference'> = async (
  preference,
  { member, session },
  { db },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  const contactBy = choicesToColumn(preference)
  await inMember(db, member.id, tx => updateContactBy(tx, player, contactBy))
  return { result: 1 }
}
