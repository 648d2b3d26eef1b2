import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { readPlayer } from '#player/queries/players.ts'
import { setPassword } from './set-password.ts'

/** Needs no old password, so it is allowed only while the password must be changed. */
export const changePassword2: Handler<'changePassword2'> = async ({ newPassword }, caller, context) => {
  const { member, session } = caller
  if (!session) throw new Refusal('login.notLoggedIn')
  const player = await inMember(context.db, member.id, tx => readPlayer(tx, member.id, session.playerId))
  if (!player.change_password) throw new Refusal('login.notAuthorized')
  await setPassword(context, caller, session, player, newPassword)
  return { result: 1 }
}
