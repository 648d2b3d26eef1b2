import { timestamp, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

/** What the tables say about a player besides the ledger. */
export interface Signals {
  readonly playerId: number
  readonly sessionMinutes: number
  readonly failedDeposits: number
  readonly raisedLimits: number
  readonly cancelledWithdrawals: number
  readonly contacts: number
  readonly methods: number
  readonly sharedWith: number
  readonly recentDeposits: readonly bigint[]
}

type Row = Omit<Signals, 'recentDeposits'> & { readonly recentDeposits: readonly string[] }

/**
 * The signals of the players on a day that ends at `until`. Each subquery reads the rows of one player by an index.
 * Only a raised or removed limit waits, so a change with a later start is one.
 */
export const readSignals = async (
  tx: Tx,
  memberId: number,
  playerIds: readonly number[],
  { dayStart, until }: { readonly dayStart: number; readonly until: number },
): Promise<ReadonlyMap<number, Signals>> => {
  const start = timestamp(dayStart)
  const end = timestamp(until)
  const week = sql`${end} - interval '7 days'`
  const { rows } = await sql<Row>`
    SELECT p.id AS "playerId",
           coalesce((SELECT sum(extract(epoch FROM least(coalesce(s.ended_at, s.seen_at), ${end}) - greatest(s.created_at, ${start})))
                       FROM session s
                      WHERE s.member_id = p.member_id AND s.player_id = p.id AND s.created_at < ${end}
                        AND coalesce(s.ended_at, s.seen_at) > ${start}), 0)::int / 60 AS "sessionMinutes",
           (SELECT count(*) FROM payment f
             WHERE f.member_id = p.member_id AND f.player_id = p.id AND f.state = 'FAILED'
               AND f.changed_at > ${end} - interval '24 hours' AND f.changed_at <= ${end})::int AS "failedDeposits",
           (SELECT count(*) FROM limit_change l
             WHERE l.member_id = p.member_id AND l.player_id = p.id AND l.source = 'player' AND l.made_at > ${week}
               AND l.made_at <= ${end} AND l.effective_at > l.made_at)::int AS "raisedLimits",
           (SELECT count(*) FROM withdrawal w
             WHERE w.member_id = p.member_id AND w.player_id = p.id AND w.status = 'CANCELLED'
               AND w.changed_at > ${week} AND w.changed_at <= ${end})::int AS "cancelledWithdrawals",
           (SELECT count(*) FROM support_case c
             WHERE c.member_id = p.member_id AND c.player_id = p.id AND c.opened_at > ${week} AND c.opened_at <= ${end})::int AS contacts,
           (SELECT count(*) FROM saved_payment o WHERE o.member_id = p.member_id AND o.player_id = p.id)::int AS methods,
           (SELECT count(DISTINCT x.player_id) FROM saved_payment o
              JOIN saved_payment x ON x.member_id = o.member_id AND x.digest = o.digest AND x.player_id <> o.player_id
             WHERE o.member_id = p.member_id AND o.player_id = p.id)::int AS "sharedWith",
           ARRAY(SELECT d.amount::text FROM payment d
                  WHERE d.member_id = p.member_id AND d.player_id = p.id AND d.state = 'COMPLETED'
                    AND d.created_at > ${week} AND d.created_at <= ${end}
                  ORDER BY d.id DESC LIMIT 500) AS "recentDeposits"
      FROM player p
     WHERE p.member_id = ${memberId} AND p.id = ANY (${sql.val(playerIds)}::int[])`.execute(tx)
  return new Map(rows.map(row => [row.playerId, { ...row, recentDeposits: row.recentDeposits.map(BigInt) }]))
}
