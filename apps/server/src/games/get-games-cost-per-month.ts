import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { monthlyCosts } from './monthly-cost.ts'

export const getGamesCostPerMonth: Handler<'getGamesCostPerMonth'> = (input, { member }, { db, now }) =>
  inMember(db, member.id, async tx => {
    const costs = await monthlyCosts(tx, member.id, input, now())
    return { costs: costs.map(({ startTimes: _, ...cost }) => cost) }
  })
