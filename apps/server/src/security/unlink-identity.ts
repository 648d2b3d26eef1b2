import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { requirePassword } from '#player/require-password.ts'

export const unlinkIdentity: Handler<'unlinkIdentity'> = async (
  { password },
  { member, session },
  context,
) => {
  const playerId = requirePlayer(session)
  await requirePassword(context, member.id, playerId, password)
  const removed = await inMember(context.db, member.id, tx =>
    tx
      .deleteFrom('outside_identity')
      .where('member_id', '=', member.id)
      .where('player_id', '=', playerId)
      .executeTakeFirst(),
  )
  if (removed.numDeletedRows === 0n) throw new Refusal('profile.notFound')
  return { result: 'success' }
}
