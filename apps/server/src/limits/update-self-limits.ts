import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { playerById } from '#player/player-rows.ts'
import { selfLimitsOf } from '#player/self-limits.ts'
import { capOfText, changeOwnLimits, refuseOrder } from './change-own-limits.ts'

const asked = (enabled: boolean, amount: string | undefined): string | null => {
  if (enabled && amount === undefined) throw new Refusal('request.invalid')
  return enabled ? (amount ?? null) : null
}

export const updateSelfLimits: Handler<'updateSelfLimits'> = async (input, { member, session }, context) => {
  const playerId = requirePlayer(session)
  const day = capOfText(asked(input.dailyEnabled, input.dailyDepositLimit), member)
  const week = capOfText(asked(input.weeklyEnabled, input.weeklyDepositLimit), member)
  const month = capOfText(asked(input.monthlyEnabled, input.monthlyDepositLimit), member)
  const wager = capOfText(asked(input.weeklyBetEnabled, input.weeklyBetLimit), member)
  refuseOrder({ day, week, month })
  await changeOwnLimits(context, member, playerId, [
    { kind: 'depositDay', wish: { newCap: day } },
    { kind: 'depositWeek', wish: { newCap: week } },
    { kind: 'depositMonth', wish: { newCap: month } },
    { kind: 'wagerWeek', wish: { newCap: wager } },
  ])
  const row = await inMember(context.db, member.id, tx => playerById(tx, member.id, playerId))
  return { result: 'success', selfLimits: selfLimitsOf(row) }
}
