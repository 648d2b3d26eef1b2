import { inMember } from '@fairground/database/transaction'
import { type OperatorHandler, requireMember } from '../access/operator-handler.ts'
import { toNextPage } from './money-page.ts'
import { readJackpots, readRateChanges, readRates } from './queries/jackpots-and-rates.ts'

const defaultLimit = 50

export const listJackpots: OperatorHandler<'listJackpots'> = (_, caller, { db }) => {
  const memberId = requireMember(caller).id
  return inMember(db, memberId, async tx => ({
    jackpots: (await readJackpots(tx, memberId)).map(row => ({ ...row, balance: String(row.balance) })),
  }))
}

export const listExchangeRates: OperatorHandler<'listExchangeRates'> = (
  { after = Number.MAX_SAFE_INTEGER, limit = defaultLimit },
  caller,
  { db },
) => {
  const memberId = requireMember(caller).id
  return inMember(db, memberId, async tx => {
    const changes = await readRateChanges(tx, memberId, after, limit)
    return {
      rates: [...(await readRates(tx, memberId))],
      changes: changes.map(({ id, at, ...change }) => ({ ...change, changeId: id, at: Math.floor(at) })),
      next: toNextPage(changes, limit),
    }
  })
}
