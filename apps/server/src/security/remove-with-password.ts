import { inMember, type Tx } from '@fairground/database/transaction'
import type { DeleteResult } from 'kysely'
import type { Caller, Context } from '#operation/context.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import type { OfPlayer } from '#player/of-player.ts'
import { requirePassword } from '#player/require-password.ts'

/** Takes away a way into the account, once the password has shown that it is the player who asks. */
export const removeWithPassword = async (
  password: string,
  { member, session }: Caller,
  context: Context,
  remove: (tx: Tx, player: OfPlayer) => Promise<DeleteResult>,
): Promise<{ result: 'success' }> => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  await requirePassword(context, player.memberId, player.playerId, password)
  const removed = await inMember(context.db, member.id, tx => remove(tx, player))
  if (removed.numDeletedRows === 0n) throw new Refusal('profile.notFound')
  return { result: 'success' }
}
