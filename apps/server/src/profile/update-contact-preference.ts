import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'
import { choicesToColumn } from './contact-choices.ts'

export const updateContactPreference: Handler<'updateContactPreference'> = async (
  preference,
  { member, session },
  { db },
) => {
  const playerId = requirePlayer(session)
  await inMember(db, member.id, tx =>
    tx
      .updateTable('player')
      .set({ contact_by: choicesToColumn(preference) })
      .where('member_id', '=', member.id)
      .where('id', '=', playerId)
      .execute(),
  )
  return { result: 1 }
}
