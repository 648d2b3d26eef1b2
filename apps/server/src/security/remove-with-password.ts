import { inMember, type Tx } from '@fairground/database/transaction'
import type { DeleteResult } from 'kysely'
import type { Caller, Context } from '#operation/context.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import { requirePassword } from '#player/require-password.ts'

/** Removes a login method after the player has confirmed the password. */
export const removeWithPassword = async (
  password: string,
  { member, session }: Caller,
  context: Context,
  remove: (tx: Tx, player: PlayerKey) => Promise<DeleteResult>,
): Promise<{ result: 'success' }> => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  await requirePassword(context, player.memberId, player.playerId, password)
  const removed = await inMember(context.db, member.id, tx => remove(tx, player))
  if (removed.numDeletedRows === 0n) throw new Refusal('profile.notFound')
  return { result: 'success' }
}
