import type { DB } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import type { SubscriptionStatus } from '@fairground/rules/subscriptions/subscription'
import { type Selectable, sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

export type SubscriptionRow = Pick<
  Selectable<DB['subscription']>,
  'player_id' | 'game_id' | 'currency' | 'play_count' | 'cost' | 'left_n' | 'created_at'
> &
  Pick<Selectable<DB['game']>, 'title' | 'schedule'> & {
    readonly id: number
    /** The game's title by language. A language without a translation is absent. */
    readonly titles: Readonly<Record<string, string>>
    readonly plays: number[][]
    readonly stakes: number[][]
    readonly status: SubscriptionStatus
    /** Start of the first open instance that the subscription has neither joined nor skipped. */
    readonly next_open: number | null
    readonly last_known: number | null
  }

export interface SubscriptionFilter {
  readonly subscriptionId?: number | undefined
  readonly gameId?: number | undefined
}

/** Returns the subscriptions of all these players, the newest first. */
export const readSubscriptionRows = async (
  tx: Tx,
  memberId: number,
  playerIds: readonly number[],
  { subscriptionId, gameId }: SubscriptionFilter,
  now: number,
): Promise<readonly SubscriptionRow[]> => {
  const ofGame = sql`FROM game_instance i WHERE i.member_id = s.member_id AND i.game_id = s.game_id`
  const { rows } = await sql<SubscriptionRow>`
    SELECT s.id::float8 AS id, s.player_id, s.game_id, g.title, g.schedule, s.currency, s.plays, s.stakes, s.play_count, s.cost,
           s.left_n, s.status, s.created_at,
           (SELECT coalesce(jsonb_object_agg(x.language, x.title), '{}') FROM game_text x
             WHERE x.member_id = g.member_id AND x.game_id = g.id AND x.title IS NOT NULL) AS titles,
           (SELECT min(i.start_at) ${ofGame} AND i.status = 'OPEN' AND i.start_at > to_timestamp(${now}::float8 / 1000)
               AND NOT EXISTS (SELECT FROM journal j
                                WHERE j.member_id = s.member_id AND j.op_key = 'sub:' || s.id || ':' || i.id)) AS next_open,
           (SELECT max(i.start_at) ${ofGame}) AS last_known
      FROM subscription s
      JOIN game g ON g.member_id = s.member_id AND g.id = s.game_id
     WHERE s.member_id = ${memberId} AND s.player_id = ANY(${sql.val(playerIds)})
       AND (${subscriptionId ?? null}::bigint IS NULL OR s.id = ${subscriptionId ?? null}::bigint)
       AND (${gameId ?? null}::bigint IS NULL OR s.game_id = ${gameId ?? null}::bigint)
     ORDER BY s.id DESC`.execute(tx)
  return rows
}

export const readActiveSubscriptions = (tx: Tx, { memberId, playerId }: PlayerKey) =>
  tx
    .selectFrom('subscription')
    .select(['id', 'currency'])
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('status', '=', 'ACTIVE')
    .execute()
