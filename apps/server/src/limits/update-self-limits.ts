import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { readPlayer } from '#player/queries/players.ts'
import { toSelfLimits } from '#player/self-limits.ts'
import { parseCap, changeOwnLimits, requireCapOrder } from './change-own-limits.ts'

const requireAmount = (enabled: boolean, amount: string | undefined): string | null => {
  if (enabled && amount === undefined) throw new Refusal('request.invalid')
  return enabled ? (amount ?? null) : null
}

export const updateSelfLimits: Handler<'updateSelfLimits'> = async (input, { member, session }, context) => {
  const playerId = requirePlayer(session)
  const day = parseCap(requireAmount(input.dailyEnabled, input.dailyDepositLimit), member)
  const week = parseCap(requireAmount(input.weeklyEnabled, input.weeklyDepositLimit), member)
  const month = parseCap(requireAmount(input.monthlyEnabled, input.monthlyDepositLimit), member)
  const wager = parseCap(requireAmount(input.weeklyBetEnabled, input.weeklyBetLimit), member)
  requireCapOrder({ day, week, month })
  await changeOwnLimits(context, member, playerId, [
    { kind: 'depositDay', change: { newCap: day } },
    { kind: 'depositWeek', change: { newCap: week } },
    { kind: 'depositMonth', change: { newCap: month } },
    { kind: 'wagerWeek', change: { newCap: wager } },
  ])
  const row = await inMember(context.db, member.id, tx => readPlayer(tx, member.id, playerId))
  return { result: 'success', selfLimits: toSelfLimits(row) }
}
