import type { Tx } from '@fairground/database/transaction'

export const findActiveGames = (tx: Tx, memberId: number) =>
  tx.selectFrom('game').selectAll().where('member_id', '=', memberId).where('active', '=', true).execute()

/** Does nothing if another worker has already stored the anchor. */
export const setChainAnchor = async (
  tx: Tx,
  memberId: number,
  gameId: number,
  anchor: Uint8Array,
): Promise<void> => {
  await tx
    .updateTable('game')
    .set({ chain_anchor: Buffer.from(anchor) })
    .where('member_id', '=', memberId)
    .where('id', '=', gameId)
    .where('chain_anchor', 'is', null)
    .execute()
}

/** The game's guarantee with the balance and version of its progressive jackpot. */
export const findGuarantee = (tx: Tx, memberId: number, gameId: number) =>
  tx
    .selectFrom('game as g')
    .leftJoin('account as a', join =>
      join
        .onRef('a.member_id', '=', 'g.member_id')
        .onRef('a.ref', '=', eb => eb.cast<bigint>('g.id', 'bigint'))
        .onRef('a.currency', '=', 'g.currency')
        .on('a.kind', '=', 'jackpot'),
    )
    .select(['g.guarantee', 'g.currency', 'a.version'])
    .select(eb => eb.fn.coalesce(eb('a.c_post', '-', eb.ref('a.d_post')), eb.val(0n)).as('held'))
    .where('g.member_id', '=', memberId)
    .where('g.id', '=', gameId)
    .executeTakeFirstOrThrow()
