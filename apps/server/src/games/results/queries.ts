import type { DrawResult, GameInstance, Player, Ticket } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import { type Selectable, sql } from 'kysely'
import type { PageRange } from '#games/queries.ts'

export const findDrawResult = (tx: Tx, memberId: number, instanceId: number) =>
  tx
    .selectFrom('draw_result')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .executeTakeFirst()

export type EndedDrawRow = Pick<Selectable<GameInstance>, 'id' | 'start_at' | 'rules' | 'prize_table'> &
  Pick<Selectable<DrawResult>, 'drawn' | 'tiers'> & { readonly won: boolean }

/** The ended draws of one game or of all games, newest first. */
export const readEndedDraws = async (
  tx: Tx,
  memberId: number,
  gameId: number | undefined,
  limit: number,
): Promise<EndedDrawRow[]> => {
  const { rows } = await sql<EndedDrawRow>`
    SELECT i.id, i.start_at, i.rules, i.prize_table, r.drawn, r.tiers, r.paid_from_jackpot > 0 AS won
      FROM game_instance i JOIN draw_result r ON r.member_id = i.member_id AND r.instance_id = i.id
     WHERE i.member_id = ${memberId} AND i.status = 'ENDED' AND (${gameId ?? null}::int IS NULL OR i.game_id = ${gameId ?? null}::int)
     ORDER BY i.start_at DESC, i.id DESC LIMIT ${limit}`.execute(tx)
  return rows
}

type WinnerRow = Pick<Selectable<Ticket>, 'seq'> &
  Pick<Selectable<Player>, 'username'> & { readonly won: bigint; readonly tiers: string[] }

/** The highest prizes among the first `considered` winners in play order. */
export const readWinners = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  { considered, limit }: { readonly considered: number; readonly limit: number },
): Promise<WinnerRow[]> => {
  const { rows } = await sql<WinnerRow>`
    SELECT w.seq, w.won, w.tiers, u.username
      FROM (SELECT seq, sum(from_pool + from_jackpot)::bigint AS won, array_agg(tier) AS tiers FROM payout
             WHERE member_id = ${memberId} AND instance_id = ${instanceId} GROUP BY seq ORDER BY seq LIMIT ${considered}) AS w
      JOIN ticket t ON t.member_id = ${memberId} AND t.instance_id = ${instanceId} AND t.seq = w.seq
      JOIN player u ON u.member_id = t.member_id AND u.id = t.player_id
     ORDER BY w.won DESC, w.seq LIMIT ${limit}`.execute(tx)
  return rows
}

/** Derived from `ticket`, because the generated columns of its view `live_ticket` are nullable. */
type PlayResultRow = Pick<Selectable<Ticket>, 'seq' | 'plays'> & {
  readonly paid: bigint
  readonly won: bigint
  readonly prizes: readonly { readonly tier: string; readonly won: string; readonly item: string | null }[]
}

/** The plays of one player with the prizes of each. */
export const readPlayResults = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  playerId: number,
): Promise<PlayResultRow[]> => {
  const { rows } = await sql<PlayResultRow>`
    SELECT t.seq, t.plays, t.price + t.fee AS paid,
           (SELECT coalesce(sum(p.from_pool + p.from_jackpot), 0)::bigint FROM payout p
             WHERE p.member_id = t.member_id AND p.instance_id = t.instance_id AND p.seq = t.seq) AS won,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('tier', p.tier, 'item', p.item,
                                      'won', (p.from_pool + p.from_jackpot)::text) ORDER BY p.n), '[]') FROM payout p
             WHERE p.member_id = t.member_id AND p.instance_id = t.instance_id AND p.seq = t.seq) AS prizes
      FROM live_ticket t
     WHERE t.member_id = ${memberId} AND t.instance_id = ${instanceId} AND t.player_id = ${playerId}
     ORDER BY t.seq`.execute(tx)
  return rows
}

export interface DaySearch {
  readonly memberId: number
  readonly gameId: number
  readonly from: number
  readonly until: number
}

export type DayDrawRow = EndedDrawRow &
  Pick<Selectable<GameInstance>, 'currency' | 'price' | 'fee' | 'cap' | 'sold'>

const endedDraws = ({ memberId, gameId }: DaySearch) => sql`
  FROM game_instance i JOIN draw_result r ON r.member_id = i.member_id AND r.instance_id = i.id
 WHERE i.member_id = ${memberId} AND i.game_id = ${gameId} AND i.status = 'ENDED'`

const startsBefore = (at: number) => sql`i.start_at < to_timestamp(${at}::float8 / 1000)`

/** A page of the ended draws of a period, newest first, and the number of all of them. */
export const readDayDraws = async (
  tx: Tx,
  search: DaySearch,
  { limit, offset }: PageRange,
): Promise<{ rows: DayDrawRow[]; total: number }> => {
  const within = sql`${endedDraws(search)} AND NOT ${startsBefore(search.from)} AND ${startsBefore(search.until)}`
  const { rows } = await sql<DayDrawRow>`
    SELECT i.id, i.start_at, i.rules, i.prize_table, i.currency, i.price, i.fee, i.cap, i.sold, r.drawn, r.tiers,
           r.paid_from_jackpot > 0 AS won
      ${within} ORDER BY i.start_at DESC, i.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(tx)
  const count = await sql<{ n: number }>`SELECT count(*)::int AS n ${within}`.execute(tx)
  return { rows, total: count.rows[0]?.n ?? 0 }
}

interface Neighbours {
  readonly previousAt: number | null
  readonly nextAt: number | null
}

/** The starts of the last draw before and of the first draw after a period. */
export const readNeighbours = async (tx: Tx, search: DaySearch): Promise<Neighbours> => {
  const { rows } = await sql<Neighbours>`
    SELECT (SELECT i.start_at ${endedDraws(search)} AND ${startsBefore(search.from)}
             ORDER BY i.start_at DESC LIMIT 1) AS "previousAt",
           (SELECT i.start_at ${endedDraws(search)} AND NOT ${startsBefore(search.until)}
             ORDER BY i.start_at LIMIT 1) AS "nextAt"`.execute(tx)
  return rows[0]!
}
