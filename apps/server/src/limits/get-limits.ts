import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'
import { readLimits } from './read-limits.ts'

export const getLimits: Handler<'getLimits'> = (_, { member, session }, context) =>
  readLimits(context, member, requirePlayer(session))
