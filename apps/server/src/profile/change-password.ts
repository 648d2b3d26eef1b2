import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { requirePassword } from '#player/require-password.ts'
import { setPassword } from './set-password.ts'

export const changePassword: Handler<'changePassword'> = async (
  { oldPassword, newPassword },
  caller,
  context,
) => {
  const { session } = caller
  if (!session) throw new Refusal('login.notLoggedIn')
  const player = await requirePassword(context, caller, oldPassword)
  await setPassword(context, caller, session, player, newPassword)
  return { result: 1 }
}
