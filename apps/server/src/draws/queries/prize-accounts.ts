import type { Account, Game } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import { type Selectable, sql } from 'kysely'

/** What the terms of a game demand, and what its accounts hold. */
export type PrizeFunds = Pick<Selectable<Game>, 'currency'> & {
  /** The largest seed of the terms of the game and of its unsettled instances, which may be older. */
  readonly seed: bigint
  /** The reserve of one instance with the terms of the game. */
  readonly reserve: bigint
  readonly jackpot: bigint
  readonly jackpotVersion: Selectable<Account>['version'] | null
  readonly reserved: bigint
  readonly reserveVersion: Selectable<Account>['version'] | null
  /** The sum of the reserves of the instances that can still win prizes, by their own terms. */
  readonly unsettledReserve: bigint
}

export const findPrizeFunds = async (tx: Tx, memberId: number, gameId: number): Promise<PrizeFunds> => {
  const { rows } = await sql<PrizeFunds>`
    SELECT g.currency,
           greatest(coalesce((g.prize_table #>> '{tiers,0,prize,seed}')::bigint, 0), u.seed) AS seed,
           coalesce((g.prize_table ->> 'reserve')::bigint, 0) AS reserve,
           coalesce(j.c_post - j.d_post, 0) AS jackpot, j.version AS "jackpotVersion",
           coalesce(r.c_post - r.d_post, 0) AS reserved, r.version AS "reserveVersion", u.reserve AS "unsettledReserve"
      FROM game g
      LEFT JOIN account j ON j.member_id = g.member_id AND j.kind = 'jackpot' AND j.ref = g.id AND j.currency = g.currency
      LEFT JOIN account r ON r.member_id = g.member_id AND r.kind = 'reserve' AND r.ref = g.id AND r.currency = g.currency
     CROSS JOIN LATERAL (
             SELECT coalesce(max((i.prize_table #>> '{tiers,0,prize,seed}')::bigint), 0) AS seed,
                    coalesce(sum((i.prize_table ->> 'reserve')::bigint), 0)::bigint AS reserve
               FROM game_instance i
              WHERE i.member_id = g.member_id AND i.game_id = g.id AND i.status NOT IN ('ENDED', 'REFUNDED')) AS u
     WHERE g.member_id = ${memberId} AND g.id = ${gameId}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`game ${gameId} does not exist`)
  return row
}
