import type { GameInstance } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import { dividePool, type PoolShares } from '@fairground/fair/settlement/pool'
import type { Selectable } from 'kysely'

interface JackpotInstance extends Pick<Selectable<GameInstance>, 'id' | 'game_id' | 'currency'> {
  readonly prize_table: unknown
}

/**
 * The jackpot that an instance can pay: on sale what its game holds, and from the close on the committed amount with the
 * contribution of its own sales.
 */
export const readJackpot = async (tx: Tx, memberId: number, instance: JackpotInstance): Promise<bigint> => {
  const { id, game_id: gameId, currency, prize_table: table } = instance
  const commit = await tx
    .selectFrom('draw_commit')
    .select(['jackpot', 'pool'])
    .where('member_id', '=', memberId)
    .where('instance_id', '=', id)
    .executeTakeFirst()
  if (!commit) return readJackpotBalance(tx, memberId, gameId, currency)
  const { progressivePercentage } = table as PoolShares
  return commit.jackpot + dividePool({ payoutPercentage: 0, progressivePercentage }, commit.pool).contribution
}

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
