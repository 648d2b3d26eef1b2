import type { Tx } from '@fairground/database/transaction'
import { type RawBuilder, sql } from 'kysely'
import { reportAfterAttempts } from '#lifecycle/retry.ts'

export interface Worklist {
  readonly count: number
  readonly oldest: number | null
}

const readWorklist = async (tx: Tx, from: RawBuilder<unknown>, at: string): Promise<Worklist> => {
  const { rows } = await sql<Worklist>`
    SELECT count(*)::integer AS count, min(${sql.ref(at)}) AS oldest FROM ${from}`.execute(tx)
  const { count, oldest } = rows[0]!
  return { count, oldest: oldest === null ? null : Math.floor(oldest) }
}

/** Steps of draws that are later than this need a person. */
const overdueMinutes = 10

/** What waits for staff of the operator. */
export const readWorklists = async (tx: Tx, memberId: number) => {
  const of = (table: string, where: RawBuilder<unknown>) =>
    sql`${sql.table(table)} WHERE member_id = ${memberId} AND ${where}`
  return {
    heldDraws: await readWorklist(
      tx,
      sql`draw_hold h JOIN game_instance i ON i.member_id = ${memberId} AND i.id = h.instance_id
                                          AND i.status NOT IN ('ENDED', 'REFUNDED')
          WHERE h.member_id = ${memberId}
            AND (SELECT count(*) FROM draw_release r
                  WHERE r.member_id = ${memberId} AND r.instance_id = h.instance_id AND r.n = h.n) < 2`,
      'held_at',
    ),
    overdueSteps: await readWorklist(
      tx,
      of(
        'game_instance',
        sql`status NOT IN ('ENDED', 'REFUNDED') AND due_at < clock_timestamp() - make_interval(mins => ${overdueMinutes})`,
      ),
      'due_at',
    ),
    // A failed step is retried within half a minute, so it is never overdue.
    failedSteps: await readWorklist(
      tx,
      of('game_instance', sql`status NOT IN ('ENDED', 'REFUNDED') AND attempts >= ${reportAfterAttempts}`),
      'created_at',
    ),
    withdrawals: await readWorklist(tx, of('withdrawal', sql`status = 'REQUESTED'`), 'created_at'),
    suspense: await readWorklist(
      tx,
      of(
        'payment',
        sql`flag IS NOT NULL AND state <> 'REVERSED'
            AND NOT EXISTS (SELECT FROM journal s
                             WHERE s.member_id = payment.member_id AND s.op_key = 'suspense:' || payment.id)`,
      ),
      'changed_at',
    ),
    documents: await readWorklist(tx, of('verification_request', sql`status = 'SUBMITTED'`), 'requested_at'),
    supportCases: await readWorklist(tx, of('support_case', sql`status = 'open'`), 'opened_at'),
    alarms: await readWorklist(
      tx,
      of(
        'alarm',
        sql`NOT EXISTS (SELECT FROM incident i WHERE i.member_id = alarm.member_id AND i.alarm_id = alarm.id)`,
      ),
      'raised_at',
    ),
    incidents: await readWorklist(tx, of('incident', sql`status = 'open'`), 'opened_at'),
    proposals: await readWorklist(tx, of('proposal', sql`status = 'open'`), 'made_at'),
    uncertainPayments: await readWorklist(
      tx,
      of('withdrawal', sql`status IN ('SENDING', 'UNKNOWN')`),
      'changed_at',
    ),
  }
}

/** Players with strong indicators of harm whom no person has contacted. */
export const readHarmFlags = (tx: Tx, memberId: number): Promise<Worklist> =>
  readWorklist(tx, sql`player_flag WHERE member_id = ${memberId} AND handled_at IS NULL`, 'opened_at')

/** When the first open case of support must be answered. Each case has the deadline of the operator's setting. */
export const findNextDeadline = async (tx: Tx, memberId: number): Promise<number | null> => {
  const { rows } = await sql<{ at: number | null }>`
    SELECT min(due_at) AS at FROM support_case WHERE member_id = ${memberId} AND status = 'open'`.execute(tx)
  const at = rows[0]!.at
  return at === null ? null : Math.floor(at)
}

export interface NextDraw {
  readonly instanceId: number
  readonly gameId: number
  readonly title: string
  readonly startAt: number
  readonly plays: number
  readonly cap: number
  readonly playsAWeekBefore: number | null
}

/** The next ten draws. The slot a week before counts the plays that it had sold by the same time before its start. */
export const readNextDraws = async (tx: Tx, memberId: number): Promise<NextDraw[]> => {
  const { rows } = await sql<NextDraw>`
    SELECT i.id AS "instanceId", i.game_id AS "gameId", g.title, i.start_at AS "startAt", i.sold AS plays, i.cap,
           CASE WHEN w.id IS NOT NULL THEN (
             SELECT count(*)::integer FROM ticket t
              WHERE t.member_id = ${memberId} AND t.instance_id = w.id AND t.created_at < clock_timestamp() - interval '7 days')
           END AS "playsAWeekBefore"
      FROM game_instance i
      JOIN game g ON g.member_id = ${memberId} AND g.id = i.game_id
      LEFT JOIN game_instance w ON w.member_id = ${memberId} AND w.game_id = i.game_id AND w.slot_at = i.slot_at - interval '7 days'
     WHERE i.member_id = ${memberId} AND i.status IN ('OPEN', 'CLOSED', 'READY') AND i.start_at > clock_timestamp()
     ORDER BY i.start_at, i.id LIMIT 10`.execute(tx)
  return rows.map(row => ({ ...row, startAt: Math.floor(row.startAt) }))
}

export interface GameRevenue {
  readonly gameId: number
  readonly title: string
  readonly currency: string
  readonly stakes: string
  readonly refunds: string
  readonly prizes: string
  readonly gross: string
}

/** Gross revenue by game since midnight UTC, from the journals of the day. */
export const readRevenue = async (tx: Tx, memberId: number): Promise<readonly GameRevenue[]> => {
  const { rows } = await sql<GameRevenue>`
    WITH moved AS (
      SELECT j.ref AS instance_id,
             sum(t.amount) FILTER (WHERE j.kind = 'join') AS stakes,
             sum(t.amount) FILTER (WHERE j.kind IN ('refund', 'join-cancel')) AS refunds,
             sum(t.amount) FILTER (WHERE j.kind IN ('pay', 'card-prize')) AS prizes
        FROM journal j JOIN transfer t ON t.member_id = ${memberId} AND t.journal_id = j.id
       WHERE j.member_id = ${memberId} AND j.kind IN ('join', 'refund', 'join-cancel', 'pay', 'card-prize')
         AND j.created_at >= date_trunc('day', clock_timestamp() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
       GROUP BY 1
    )
    SELECT i.game_id AS "gameId", g.title, i.currency, coalesce(sum(stakes), 0)::text AS stakes,
           coalesce(sum(refunds), 0)::text AS refunds, coalesce(sum(prizes), 0)::text AS prizes,
           (coalesce(sum(stakes), 0) - coalesce(sum(refunds), 0) - coalesce(sum(prizes), 0))::text AS gross
      FROM moved m JOIN game_instance i ON i.member_id = ${memberId} AND i.id = m.instance_id
      JOIN game g ON g.member_id = ${memberId} AND g.id = i.game_id
     GROUP BY 1, 2, 3 ORDER BY 1, 3 LIMIT 200`.execute(tx)
  return rows
}
