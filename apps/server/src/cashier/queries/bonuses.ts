import type { Tx } from '@fairground/database/transaction'

/** In the order in which purchases spend the bonuses. */
export const readActiveBonuses = (tx: Tx, memberId: number, playerId: number) =>
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
    .where('g.member_id', '=', memberId)
    .where('g.player_id', '=', playerId)
    .where('g.status', '=', 'ACTIVE')
    // Grants of weight 0 paid for plays; they hold money only after a refund.
    .where(eb => eb.or([eb('g.weight', '>', 0), eb('a.c_post', '>', eb.ref('a.d_post'))]))
    .orderBy('g.expires_at')
    .orderBy('g.id')
    .execute()
