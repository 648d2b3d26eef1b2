import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'
import { readMovements } from './movements.ts'
import { transactionOf } from './transaction-of.ts'

export const searchTransactionsBetween: Handler<'searchTransactionsBetween'> = async (
  { from, until, currencyId, kinds, maxResults, page },
  { member, session },
  { db },
) => {
  const search = {
    memberId: member.id,
    playerId: requirePlayer(session),
    currency: currencyId,
    kinds,
    from,
    until,
  }
  const { movements, total } = await inMember(db, member.id, tx =>
    readMovements(tx, search, { limit: maxResults, offset: page * maxResults }),
  )
  return { result: movements.map(transactionOf), totalCount: total }
}
