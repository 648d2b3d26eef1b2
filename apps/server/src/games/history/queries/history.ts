import type { GameStatus } from '@fairground/contract/entities/games/game'
import type { DrawResult, Game, GameInstance } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { countInstances, type InstanceFilter, instanceCondition, type PageRange } from '#games/queries.ts'

type InstanceRow = Pick<
  Selectable<GameInstance>,
  | 'id'
  | 'game_id'
  | 'rules'
  | 'prize_table'
  | 'currency'
  | 'price'
  | 'fee'
  | 'cap'
  | 'sold'
  | 'pool'
  | 'start_at'
  | 'end_at'
>

export type HistoryRow = InstanceRow &
  Pick<Selectable<Game>, 'title'> &
  Pick<Selectable<DrawResult>, 'tiers'> & {
    readonly status: GameStatus | 'REFUNDED'
    readonly drawn: Selectable<DrawResult>['drawn'] | null
    readonly n: number
    readonly staked: bigint
    readonly won: bigint
    readonly refunded_n: number
    readonly refunded: bigint
  }

interface Viewer {
  readonly playerId: number | null
  readonly languageId: string | undefined
}

/** Instances by a condition on `game_instance i`, newest first, with the plays, stakes and winnings of the viewer. */
const readHistoryRows = async (
  tx: Tx,
  condition: RawBuilder<unknown>,
  { playerId, languageId }: Viewer,
  { limit, offset }: PageRange,
): Promise<HistoryRow[]> => {
  const liveTickets = sql`FROM live_ticket t
      WHERE t.member_id = i.member_id AND t.player_id = ${playerId}::int AND t.instance_id = i.id`
  const refunded = sql`FROM ticket t JOIN ticket_outcome o USING (member_id, instance_id, seq)
      WHERE t.member_id = i.member_id AND t.player_id = ${playerId}::int AND t.instance_id = i.id
        AND o.kind IN ('REFUND', 'VOID')`
  const { rows } = await sql<HistoryRow>`
    SELECT i.id, i.game_id, coalesce(x.title, g.title) AS title, i.status, i.rules, i.prize_table, i.currency, i.price,
           i.fee, i.cap, i.sold, i.pool, i.start_at, i.end_at, r.drawn, r.tiers,
           (SELECT count(*)::int ${liveTickets}) AS n,
           (SELECT coalesce(sum(t.price + t.fee), 0)::bigint ${liveTickets}) AS staked,
           (SELECT coalesce(sum((SELECT sum(p.from_pool + p.from_jackpot) FROM payout p
                                  WHERE p.member_id = t.member_id AND p.instance_id = t.instance_id AND p.seq = t.seq)), 0)::bigint
                 + coalesce(sum((SELECT c.prize FROM deck_card c JOIN card_reveal v USING (member_id, instance_id, seq)
                                  WHERE c.member_id = t.member_id AND c.instance_id = t.instance_id AND c.seq = t.seq AND v.ended)), 0)::bigint
              ${liveTickets}) AS won,
           (SELECT count(*)::int ${refunded}) AS refunded_n,
           (SELECT coalesce(sum(t.price + t.fee), 0)::bigint ${refunded}) AS refunded
      FROM game_instance i
      JOIN game g ON g.member_id = i.member_id AND g.id = i.game_id
      LEFT JOIN game_text x ON x.member_id = g.member_id AND x.game_id = g.id AND x.language = ${languageId ?? null}
      LEFT JOIN draw_result r ON r.member_id = i.member_id AND r.instance_id = i.id
     WHERE ${condition}
     ORDER BY i.start_at DESC, i.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(tx)
  return rows
}

export interface HistorySearch {
  readonly filter: InstanceFilter
  readonly viewer: Viewer
  /** Limits the search to instances in which the viewer bought plays, and includes refunded ones. */
  readonly ownOnly: boolean
}

/** A page of the ended instances, newest first, and the number of all of them. */
export const readHistory = async (
  tx: Tx,
  memberId: number,
  { filter, viewer, ownOnly }: HistorySearch,
  range: PageRange,
): Promise<{ rows: HistoryRow[]; total: number }> => {
  const statusCondition = ownOnly
    ? sql`i.status IN ('ENDED', 'REFUNDED') AND EXISTS (
        SELECT FROM ticket t
         WHERE t.member_id = i.member_id AND t.instance_id = i.id AND t.player_id = ${viewer.playerId}::int)`
    : sql`i.status = 'ENDED'`
  const condition = sql`i.member_id = ${memberId} AND ${statusCondition} AND ${instanceCondition(filter)}`
  const total = await countInstances(tx, condition)
  return { rows: await readHistoryRows(tx, condition, viewer, range), total }
}

export const findHistoryRow = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  viewer: Viewer,
): Promise<HistoryRow | undefined> => {
  const condition = sql`i.member_id = ${memberId} AND i.id = ${instanceId}`
  const [row] = await readHistoryRows(tx, condition, viewer, { limit: 1, offset: 0 })
  return row
}
