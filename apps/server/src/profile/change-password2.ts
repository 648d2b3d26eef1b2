import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#operation/refusal.ts'
import { playerById } from '#player/player-rows.ts'
import { setPassword } from './set-password.ts'

/** Without the old password, and so only where it must be changed. */
export const changePassword2: Handler<'changePassword2'> = async (
  { newPassword },
  { member, session },
  context,
) => {
  if (!session) throw new Refusal('login.notLoggedIn')
  const player = await inMember(context.db, member.id, tx => playerById(tx, member.id, session.playerId))
  if (!player.change_password) throw new Refusal('login.notAuthorized')
  await setPassword(context, member, session, player, newPassword)
  return { result: 1 }
}
