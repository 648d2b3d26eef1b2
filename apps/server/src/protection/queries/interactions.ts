import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

/** The next interaction to evaluate, with the UTC day on which it was made. Other workers may hold others. */
export const lockDueInteraction = (tx: Tx, memberId: number) =>
  tx
    .selectFrom('interaction')
    .select(['id', 'player_id', sql<number>`floor(extract(epoch FROM made_at) / 86400)::int`.as('day')])
    .where('member_id', '=', memberId)
    .where('evaluated_at', 'is', null)
    .where('evaluate_at', '<=', sql<number>`clock_timestamp()`)
    .orderBy('evaluate_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

interface Period {
  readonly points: number
  readonly staked: string
  readonly deposited: string
  readonly daysPlayed: number
}

/** The figures of a player from a day to the day before `until`. */
export const readPeriod = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<Period> => {
  const { rows } = await sql<Period>`
    SELECT (SELECT coalesce(sum(CASE level WHEN 'strong' THEN 3 ELSE 1 END), 0) FROM player_indicator
             WHERE member_id = ${memberId} AND player_id = ${playerId} AND day >= ${from} AND day < ${until})::int AS points,
           coalesce(sum(staked), 0)::text AS staked, coalesce(sum(deposited), 0)::text AS deposited,
           count(*) FILTER (WHERE stakes > 0)::int AS "daysPlayed"
      FROM player_day
     WHERE member_id = ${memberId} AND player_id = ${playerId} AND day >= ${from} AND day < ${until}`.execute(
    tx,
  )
  return rows[0]!
}

export const updateToEvaluated = async (
  tx: Tx,
  memberId: number,
  id: number,
  evaluation: object,
): Promise<void> => {
  await tx
    .updateTable('interaction')
    .set({ evaluated_at: sql<number>`clock_timestamp()`, evaluation: JSON.stringify(evaluation) })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}
