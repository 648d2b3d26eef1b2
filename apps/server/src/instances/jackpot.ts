import type { Tx } from '@fairground/database/transaction'

/** The balance of a game's progressive jackpot. */
export const readJackpotBalance = async (
  tx: Tx,
  memberId: number,
  gameId: number,
  currency: string,
): Promise<bigint> => {
  const row = await tx
    .selectFrom('account')
    .select(['c_post', 'd_post'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'jackpot')
    .where('ref', '=', BigInt(gameId))
    .where('currency', '=', currency)
    .executeTakeFirst()
  return row ? row.c_post - row.d_post : 0n
}
