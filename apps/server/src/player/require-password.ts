import type { Caller, Context } from '#operation/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { comparePassword } from './compare-password.ts'
import type { PlayerRow } from './queries/players.ts'

/** Sensitive operations require the password again, because an open session may be used by another person. */
export const requirePassword = async (
  context: Context,
  caller: Caller,
  password: string,
): Promise<PlayerRow> => {
  const player = await comparePassword(context, caller, password)
  if (!player) throw new Refusal('profile.passwordWrong')
  return player
}
