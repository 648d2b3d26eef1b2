import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { requirePassword } from '#player/require-password.ts'

export const removePasskey: Handler<'removePasskey'> = async (input, { member, session }, context) => {
  const playerId = requirePlayer(session)
  await requirePassword(context, member.id, playerId, input.password)
  const removed = await inMember(context.db, member.id, tx =>
    tx
      .deleteFrom('passkey')
      .where('member_id', '=', member.id)
      .where('player_id', '=', playerId)
      .where('credential_id', '=', input.passkeyId)
      .executeTakeFirst(),
  )
  if (removed.numDeletedRows === 0n) throw new Refusal('profile.notFound')
  return { result: 'success' }
}
