import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

interface Whose {
  readonly memberId: number
  readonly playerId: number
  readonly currency: string
}

interface Flow {
  readonly deposited: bigint
  readonly withdrawn: bigint
  readonly staked: bigint
  readonly won: bigint
}

interface Lifetime extends Pick<Flow, 'deposited' | 'withdrawn'> {
  /** Of the first deposit. */
  readonly since: number | null
}

/** Money that came from the player, less what was taken back, and money that was paid out to him. */
const paid = ({ memberId, playerId, currency }: Whose) => sql`
  SELECT j.created_at AS at,
         CASE j.kind WHEN 'deposit' THEN r.amount WHEN 'deposit-credit' THEN r.amount
                     WHEN 'withdrawal-pay' THEN 0 ELSE -r.amount END AS deposited,
         CASE j.kind WHEN 'withdrawal-pay' THEN r.amount ELSE 0 END AS withdrawn
    FROM journal j
    JOIN transfer r ON r.member_id = ${memberId} AND r.journal_id = j.id AND r.currency = ${currency}
   WHERE j.member_id = ${memberId} AND j.player_id = ${playerId} AND j.kind <> 'join'
     AND j.kind IN ('deposit', 'deposit-credit', 'deposit-reversal', 'charge-back', 'withdrawal-pay')`

const played = ({ memberId, playerId, currency }: Whose, from: number) => sql`
  SELECT t.created_at AS at, t.price + t.fee AS staked, 0 AS won
    FROM ticket t
    JOIN game_instance i ON i.member_id = ${memberId} AND i.id = t.instance_id AND i.currency = ${currency}
   WHERE t.member_id = ${memberId} AND t.player_id = ${playerId} AND t.created_at >= to_timestamp(${from}::float8 / 1000)
     AND NOT EXISTS (SELECT FROM ticket_outcome o
                      WHERE o.member_id = ${memberId} AND o.instance_id = t.instance_id AND o.seq = t.seq
                        AND o.kind IN ('REFUND', 'VOID'))
  UNION ALL
  SELECT j.created_at, 0, r.amount
    FROM journal j
    JOIN transfer r ON r.member_id = ${memberId} AND r.journal_id = j.id AND r.currency = ${currency}
   WHERE j.member_id = ${memberId} AND j.player_id = ${playerId} AND j.kind <> 'join' AND j.kind IN ('pay', 'card-prize')
     AND j.created_at >= to_timestamp(${from}::float8 / 1000)`

/** By UTC month since `from`, and what went in and out in all the time. */
export const readFlows = async (
  tx: Tx,
  whose: Whose,
  from: number,
): Promise<{ byMonth: ReadonlyMap<string, Flow>; lifetime: Lifetime }> => {
  const { rows } = await sql<Flow & { month: string }>`
    SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
           greatest(sum(deposited), 0)::bigint AS deposited, sum(withdrawn)::bigint AS withdrawn,
           sum(staked)::bigint AS staked, sum(won)::bigint AS won
      FROM (SELECT at, deposited, withdrawn, 0 AS staked, 0 AS won FROM (${paid(whose)}) AS p
             WHERE at >= to_timestamp(${from}::float8 / 1000)
            UNION ALL
            SELECT at, 0, 0, staked, won FROM (${played(whose, from)}) AS q) AS each
     GROUP BY 1`.execute(tx)
  const all = await sql<Lifetime>`
    SELECT greatest(coalesce(sum(deposited), 0), 0)::bigint AS deposited, coalesce(sum(withdrawn), 0)::bigint AS withdrawn,
           min(at) FILTER (WHERE deposited > 0) AS since
      FROM (${paid(whose)}) AS p`.execute(tx)
  return { byMonth: new Map(rows.map(({ month, ...flow }) => [month, flow])), lifetime: all.rows[0]! }
}
