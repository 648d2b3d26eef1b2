import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { monthlyCosts } from './monthly-cost.ts'

/** Of a game that is drawn all day long, the next starts are enough to plan by. */
const startsTold = 500

export const getGamesCostPerMonthAndSchedule: Handler<'getGamesCostPerMonthAndSchedule'> = (
  input,
  { member },
  { db, now },
) =>
  inMember(db, member.id, async tx => {
    const costs = await monthlyCosts(tx, member.id, input, now())
    return { costs: costs.map(cost => ({ ...cost, startTimes: cost.startTimes.slice(0, startsTold) })) }
  })
