import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerInCurrency } from '#ledger/limits/read-used.ts'

interface Flow {
  readonly deposited: bigint
  readonly withdrawn: bigint
  readonly staked: bigint
  readonly won: bigint
}

interface Lifetime extends Pick<Flow, 'deposited' | 'withdrawn'> {
  /** The time of the first deposit. */
  readonly since: number | null
}

/** Deposits, less reversals and chargebacks, and paid withdrawals. */
const paidTransfers = ({ memberId, playerId, currency }: PlayerInCurrency) => sql`
  SELECT j.created_at AS at,
         CASE j.kind WHEN 'deposit' THEN r.amount WHEN 'deposit-credit' THEN r.amount
                     WHEN 'withdrawal-pay' THEN 0 ELSE -r.amount END AS deposited,
         CASE j.kind WHEN 'withdrawal-pay' THEN r.amount ELSE 0 END AS withdrawn
    FROM journal j
    JOIN transfer r ON r.member_id = ${memberId} AND r.journal_id = j.id AND r.currency = ${currency}
   WHERE j.member_id = ${memberId} AND j.player_id = ${playerId} AND j.kind <> 'join'
     AND j.kind IN ('deposit', 'deposit-credit', 'deposit-reversal', 'charge-back', 'withdrawal-pay')`

const stakesAndWins = ({ memberId, playerId, currency }: PlayerInCurrency, from: number) => sql`
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

/** The sums of each UTC month since `from`, and the deposits and withdrawals of the whole lifetime. */
export const readFlows = async (
  tx: Tx,
  account: PlayerInCurrency,
  from: number,
): Promise<{ byMonth: ReadonlyMap<string, Flow>; lifetime: Lifetime }> => {
  const { rows } = await sql<Flow & { month: string }>`
    SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
           greatest(sum(deposited), 0)::bigint AS deposited, sum(withdrawn)::bigint AS withdrawn,
           sum(staked)::bigint AS staked, sum(won)::bigint AS won
      FROM (SELECT at, deposited, withdrawn, 0 AS staked, 0 AS won FROM (${paidTransfers(account)}) AS p
             WHERE at >= to_timestamp(${from}::float8 / 1000)
            UNION ALL
            SELECT at, 0, 0, staked, won FROM (${stakesAndWins(account, from)}) AS q) AS each
     GROUP BY 1`.execute(tx)
  const all = await sql<Lifetime>`
    SELECT greatest(coalesce(sum(deposited), 0), 0)::bigint AS deposited, coalesce(sum(withdrawn), 0)::bigint AS withdrawn,
           min(at) FILTER (WHERE deposited > 0) AS since
      FROM (${paidTransfers(account)}) AS p`.execute(tx)
  return { byMonth: new Map(rows.map(({ month, ...flow }) => [month, flow])), lifetime: all.rows[0]! }
}
