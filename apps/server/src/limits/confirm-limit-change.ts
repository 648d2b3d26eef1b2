import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { changeOwnLimits } from './change-own-limits.ts'
import { readLimits } from './read-limits.ts'

export const confirmLimitChange: Handler<'confirmLimitChange'> = async (
  { kind },
  { member, session },
  context,
) => {
  const playerId = requirePlayer(session)
  await changeOwnLimits(context, member, playerId, [{ kind, change: 'confirm' }])
  return readLimits(context, member, playerId)
}
