import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { parseCap, changeOwnLimits, requireCapOrder } from './change-own-limits.ts'
import { readLimits } from './read-limits.ts'

export const updateLossLimits: Handler<'updateLossLimits'> = async (input, { member, session }, context) => {
  const playerId = requirePlayer(session)
  const caps = {
    day: parseCap(input.day, member),
    week: parseCap(input.week, member),
    month: parseCap(input.month, member),
  }
  requireCapOrder(caps)
  await changeOwnLimits(context, member, playerId, [
    { kind: 'lossDay', change: { newCap: caps.day } },
    { kind: 'lossWeek', change: { newCap: caps.week } },
    { kind: 'lossMonth', change: { newCap: caps.month } },
  ])
  return readLimits(context, member, playerId)
}
