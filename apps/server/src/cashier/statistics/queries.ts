import type { GameRuleName } from '@fairground/contract/entities/games/game-rule'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerInCurrency } from '#ledger/limits/read-used.ts'

export interface Period {
  readonly from: number
  readonly until: number
}

interface Sums {
  readonly plays: number
  readonly spent: bigint
  readonly won: bigint
}

const within = (at: ReturnType<typeof sql.ref>, { from, until }: Period) =>
  sql`${at} >= to_timestamp(${from}::float8 / 1000) AND ${at} < to_timestamp(${until}::float8 / 1000)`

/** The wins of a player by payment: the journal of a draw or card names its instance. */
const winsBetween = ({ memberId, playerId, currency }: PlayerInCurrency, period: Period) => sql`
  SELECT j.ref AS instance_id, j.created_at AS at, r.amount
    FROM journal j
    JOIN transfer r ON r.member_id = ${memberId} AND r.journal_id = j.id AND r.currency = ${currency}
   WHERE j.member_id = ${memberId} AND j.player_id = ${playerId} AND j.kind <> 'join' AND j.kind IN ('pay', 'card-prize')
     AND ${within(sql.ref('j.created_at'), period)}`

/** Plays and stakes by the time of purchase, without refunded plays, and wins by the time of payment. */
export const readPlaysByKind = async (
  tx: Tx,
  player: PlayerInCurrency,
  period: Period,
): Promise<(Sums & { readonly kind: GameRuleName })[]> => {
  const { memberId, playerId, currency } = player
  const { rows } = await sql<Sums & { kind: GameRuleName }>`
    SELECT g.rule AS kind, sum(e.plays)::int AS plays, sum(e.spent)::bigint AS spent, sum(e.won)::bigint AS won
      FROM (SELECT t.instance_id, 1 AS plays, t.price + t.fee AS spent, 0 AS won
              FROM ticket t
             WHERE t.member_id = ${memberId} AND t.player_id = ${playerId} AND ${within(sql.ref('t.created_at'), period)}
               AND NOT EXISTS (SELECT FROM ticket_outcome o
                                WHERE o.member_id = ${memberId} AND o.instance_id = t.instance_id AND o.seq = t.seq
                                  AND o.kind IN ('REFUND', 'VOID'))
            UNION ALL
            SELECT w.instance_id, 0, 0, w.amount FROM (${winsBetween(player, period)}) AS w) AS e
      JOIN game_instance i ON i.member_id = ${memberId} AND i.id = e.instance_id AND i.currency = ${currency}
      JOIN game g ON g.member_id = ${memberId} AND g.id = i.game_id
     GROUP BY g.rule ORDER BY spent DESC, kind`.execute(tx)
  return rows
}

export interface BiggestWin {
  readonly id: number
  readonly title: string
  readonly amount: bigint
  readonly at: number
}

/** The highest win in one draw or deck of the period. */
export const readBiggestWin = async (
  tx: Tx,
  player: PlayerInCurrency,
  period: Period,
): Promise<BiggestWin | undefined> => {
  const { memberId } = player
  const { rows } = await sql<BiggestWin>`
    SELECT i.id, g.title, w.amount, w.at
      FROM (SELECT instance_id, sum(amount)::bigint AS amount, max(at) AS at
              FROM (${winsBetween(player, period)}) AS each GROUP BY instance_id) AS w
      JOIN game_instance i ON i.member_id = ${memberId} AND i.id = w.instance_id
      JOIN game g ON g.member_id = ${memberId} AND g.id = i.game_id
     WHERE w.amount > 0
     ORDER BY w.amount DESC, i.id LIMIT 1`.execute(tx)
  return rows[0]
}
