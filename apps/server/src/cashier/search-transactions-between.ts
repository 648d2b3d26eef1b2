import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { readMovements } from './queries/movements.ts'
import { toTransaction } from './to-transaction.ts'

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
  return { result: movements.map(toTransaction), totalCount: total }
}
