import { inMember } from '@fairground/database/transaction'
import { decimal } from '#platform/money.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { readActiveBonuses } from './queries/bonuses.ts'

export const getBonuses: Handler<'getBonuses'> = async (_, { member, session }, { db }) => {
  const playerId = requirePlayer(session)
  const rows = await inMember(db, member.id, tx => readActiveBonuses(tx, member.id, playerId))
  return {
    bonuses: rows.map(row => ({
      id: Number(row.id),
      currencyId: row.currency,
      granted: decimal(row.amount, row.currency),
      left: decimal(row.c_post - row.d_post, row.currency),
      wageringNeeded: decimal(row.need, row.currency),
      wageringDone: decimal(row.done, row.currency),
      expiresAt: row.expires_at,
    })),
  }
}
