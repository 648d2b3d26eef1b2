import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { readLimits } from './read-limits.ts'

export const getLimits: Handler<'getLimits'> = (_, { member, session }, context) =>
  readLimits(context, member, requirePlayer(session))
