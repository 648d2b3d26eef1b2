import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { computeMonthlyCosts } from './compute-monthly-costs.ts'

/** Limits the response for games with many draws a day. */
const maxStartTimes = 500

export const getGamesCostPerMonthAndSchedule: Handler<'getGamesCostPerMonthAndSchedule'> = (
  input,
  { member },
  { db, now },
) =>
  inMember(db, member.id, async tx => {
    const costs = await computeMonthlyCosts(tx, member.id, input, now())
    return { costs: costs.map(cost => ({ ...cost, startTimes: cost.startTimes.slice(0, maxStartTimes) })) }
  })
