import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { requirePassword } from '#player/require-password.ts'
import { setPassword } from './set-password.ts'

export const changePassword: Handler<'changePassword'> = async (
  { oldPassword, newPassword },
  { member, session },
  context,
) => {
  if (!session) throw new Refusal('login.notLoggedIn')
  const player = await requirePassword(context, member.id, session.playerId, oldPassword)
  await setPassword(context, member, session, player, newPassword)
  return { result: 1 }
}
