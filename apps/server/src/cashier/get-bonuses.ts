import { inMember } from '@fairground/database/transaction'
import { decimal } from '#instance/terms.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'

/** Those that are spent and counted first come first. */
export const getBonuses: Handler<'getBonuses'> = async (_, { member, session }, { db }) => {
  const playerId = requirePlayer(session)
  const rows = await inMember(db, member.id, tx =>
    tx
      .selectFrom('bonus_grant as g')
      .innerJoin('account as a', join =>
        join
          .onRef('a.member_id', '=', 'g.member_id')
          .onRef('a.ref', '=', 'g.id')
          .onRef('a.currency', '=', 'g.currency')
          .on('a.kind', '=', 'player:bonus'),
      )
      .select(['g.id', 'g.currency', 'g.amount', 'g.need', 'g.done', 'g.expires_at', 'a.c_post', 'a.d_post'])
      .where('g.member_id', '=', member.id)
      .where('g.player_id', '=', playerId)
      .where('g.status', '=', 'ACTIVE')
      .orderBy('g.expires_at')
      .orderBy('g.id')
      .execute(),
  )
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
