import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { readMovements } from './queries/movements.ts'
import { toTransaction } from './to-transaction.ts'

const day = 86_400_000

export const searchTransactions: Handler<'searchTransactions'> = async (
  { currencyId, days, maxResults, page },
  { member, session },
  { db, now },
) => {
  const playerId = requirePlayer(session)
  const range = { from: now() - days * day, until: now() + day }
  const search = { memberId: member.id, playerId, currency: currencyId, kinds: undefined, ...range }
  const { movements, total } = await inMember(db, member.id, tx =>
    readMovements(tx, search, { limit: maxResults, offset: page * maxResults }),
  )
  return { result: movements.map(toTransaction), totalCount: total }
}
