import { inMember } from '@fairground/database/transaction'
import { type OperatorHandler, requireMember } from '../access/operator-handler.ts'
import { newestId, readPage } from '../read-page.ts'
import { readJackpots, readRateChanges, readRates } from './queries/jackpots-and-rates.ts'

export const listJackpots: OperatorHandler<'listJackpots'> = (_, caller, { db }) => {
  const memberId = requireMember(caller).id
  return inMember(db, memberId, async tx => ({
    jackpots: (await readJackpots(tx, memberId)).map(row => ({ ...row, balance: String(row.balance) })),
  }))
}

export const listExchangeRates: OperatorHandler<'listExchangeRates'> = (_, caller, { db }) => {
  const memberId = requireMember(caller).id
  return inMember(db, memberId, async tx => ({ rates: [...(await readRates(tx, memberId))] }))
}

export const listExchangeRateChanges: OperatorHandler<'listExchangeRateChanges'> = (
  { after = newestId, limit },
  caller,
  { db },
) => {
  const memberId = requireMember(caller).id
  return inMember(db, memberId, async tx => {
    const { rows, next } = await readPage(
      { limit },
      count => readRateChanges(tx, memberId, after, count),
      ({ id }) => id,
    )
    return {
      changes: rows.map(({ id, at, ...change }) => ({ ...change, changeId: id, at: Math.floor(at) })),
      next,
    }
  })
}
