import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'
import { capOfText, changeOwnLimits, refuseOrder } from './change-own-limits.ts'
import { readLimits } from './read-limits.ts'

export const updateLossLimits: Handler<'updateLossLimits'> = async (input, { member, session }, context) => {
  const playerId = requirePlayer(session)
  const caps = {
    day: capOfText(input.day, member),
    week: capOfText(input.week, member),
    month: capOfText(input.month, member),
  }
  refuseOrder(caps)
  await changeOwnLimits(context, member, playerId, [
    { kind: 'lossDay', wish: { newCap: caps.day } },
    { kind: 'lossWeek', wish: { newCap: caps.week } },
    { kind: 'lossMonth', wish: { newCap: caps.month } },
  ])
  return readLimits(context, member, playerId)
}
