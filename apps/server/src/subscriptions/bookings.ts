import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export interface Booking {
  readonly id: number
  readonly at: number
  readonly kind: 'deposit' | 'play' | 'refund'
  readonly instance_id: number | null
  readonly amount: bigint
  readonly balance: bigint
}

interface Whose {
  readonly memberId: number
  readonly playerId: number
  readonly subscriptionId: number
}

/** Every purchase out of the subscription: its tickets are the player's own, found by the journal that sold them. */
const played = ({ memberId, playerId, subscriptionId }: Whose) => sql`
  SELECT t.journal_id, t.instance_id, t.seq, t.price + t.fee AS cost, j.created_at
    FROM ticket t
    JOIN journal j ON j.member_id = t.member_id AND j.id = t.journal_id
   WHERE t.member_id = ${memberId} AND t.player_id = ${playerId}
     AND j.op_key = 'sub:' || ${subscriptionId}::bigint || ':' || t.instance_id`

const moved = (memberId: number) =>
  sql`(SELECT coalesce(sum(r.amount), 0)::bigint FROM transfer r
        WHERE r.member_id = ${memberId} AND r.journal_id = j.id)`

const booked = (whose: Whose) => sql`
  SELECT j.id, j.created_at AS at, 'deposit' AS kind, NULL::int AS instance_id, ${moved(whose.memberId)} AS amount
    FROM journal j WHERE j.member_id = ${whose.memberId} AND j.id = ${whose.subscriptionId}
  UNION ALL
  SELECT p.journal_id, min(p.created_at), 'play', p.instance_id, -sum(p.cost)::bigint
    FROM (${played(whose)}) AS p GROUP BY p.journal_id, p.instance_id
  UNION ALL
  SELECT j.id, j.created_at, 'refund', NULL, -${moved(whose.memberId)}
    FROM journal j WHERE j.member_id = ${whose.memberId} AND j.op_key = 'subcancel:' || ${whose.subscriptionId}::bigint`

/** What moved the paid-ahead balance, the newest first, with what was left after it. */
export const readBookings = async (
  tx: Tx,
  whose: Whose,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ bookings: Booking[]; total: number }> => {
  const { rows } = await sql<Booking>`
    SELECT id::float8 AS id, at, kind, instance_id, amount, sum(amount) OVER (ORDER BY b.id)::bigint AS balance
      FROM (${booked(whose)}) AS b ORDER BY b.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(tx)
  const counted = await sql<{ n: number }>`SELECT count(*)::int AS n FROM (${booked(whose)}) AS b`.execute(tx)
  return { bookings: rows, total: counted.rows[0]?.n ?? 0 }
}

export interface Sums {
  readonly paid: bigint
  readonly spent: bigint
  readonly won: bigint
}

/** What went in, what was played, and what the plays brought so far. */
export const readSums = async (tx: Tx, whose: Whose): Promise<Sums> => {
  const { rows } = await sql<Sums>`
    SELECT (SELECT ${moved(whose.memberId)} FROM journal j
             WHERE j.member_id = ${whose.memberId} AND j.id = ${whose.subscriptionId}) AS paid,
           coalesce(sum(p.cost), 0)::bigint AS spent,
           coalesce(sum((SELECT sum(y.from_pool + y.from_jackpot) FROM payout y
                           JOIN game_instance i ON i.member_id = y.member_id AND i.id = y.instance_id
                          WHERE y.member_id = ${whose.memberId} AND y.instance_id = p.instance_id AND y.seq = p.seq
                            AND i.status = 'ENDED')), 0)::bigint AS won
      FROM (${played(whose)}) AS p`.execute(tx)
  return rows[0]!
}
