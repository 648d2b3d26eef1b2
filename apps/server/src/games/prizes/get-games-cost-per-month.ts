import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { computeMonthlyCosts } from './compute-monthly-costs.ts'

export const getGamesCostPerMonth: Handler<'getGamesCostPerMonth'> = (input, { member }, { db, now }) =>
  inMember(db, member.id, async tx => {
    const costs = await computeMonthlyCosts(tx, member.id, input, now())
    return { costs: costs.map(({ startTimes: _, ...cost }) => cost) }
  })
