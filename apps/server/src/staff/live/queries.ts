import type { StaffTopic } from '@fairground/contract/operator/staff-topics'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

/** The number of the last entry in the audit log. */
export const findLastAct = async (tx: Tx, memberId: number): Promise<number> => {
  const { rows } = await sql<{ seq: number }>`
    SELECT coalesce(max(seq), 0)::integer AS seq FROM audit_entry WHERE member_id = ${memberId}`.execute(tx)
  return rows[0]!.seq
}

export interface Act {
  readonly seq: number
  readonly at: number
  readonly action: string
  readonly subject: string
  /** The name of the staff member. Null for an automatic act. */
  readonly by: string | null
}

/** The acts of staff after a number, the oldest first. */
export const readActsAfter = async (
  tx: Tx,
  memberId: number,
  seq: number,
  limit: number,
): Promise<readonly Act[]> => {
  const { rows } = await sql<Act>`
    SELECT e.seq, e.at, e.action, e.subject, f.name AS by
      FROM audit_entry e LEFT JOIN staff f ON f.id = substring(e.actor from '^staff/(\\d{1,9})$')::integer
     WHERE e.member_id = ${memberId} AND e.seq > ${seq} ORDER BY e.seq LIMIT ${limit}`.execute(tx)
  return rows
}

/** The topics that players and workers change, besides staff. */
export type WorkTopic = Exclude<StaffTopic, 'staff.players' | 'staff.content' | 'staff.promotions'>

/** A text per topic that differs after each change, from the indexes of the worklists. */
export type WorkState = Readonly<Record<WorkTopic, string>>

/** What waits for staff, and the time of the database. Each part reads only open work. */
export const readWorkState = async (
  tx: Tx,
  memberId: number,
): Promise<{ readonly state: WorkState; readonly at: number }> => {
  const { rows } = await sql<WorkState & { readonly at: number }>`
    SELECT clock_timestamp() AS at,
      (SELECT concat_ws(',', count(*), sum(hashtextextended(status || attempts || due_at::text, id)))
         FROM game_instance WHERE member_id = ${memberId} AND status NOT IN ('ENDED', 'REFUNDED'))
        || '/' || (SELECT count(*) FROM draw_hold WHERE member_id = ${memberId}) AS "staff.draws",
      (SELECT concat_ws(',', count(*), sum(hashtextextended(status || version, id)))
         FROM withdrawal WHERE member_id = ${memberId} AND status IN ('REQUESTED', 'APPROVED', 'SENDING', 'UNKNOWN'))
        || '/' || (SELECT concat_ws(',', count(*), sum(hashtextextended(state, id)))
                     FROM payment WHERE member_id = ${memberId} AND flag IS NOT NULL)
        || '/' || (SELECT count(*) FROM reconciliation_difference WHERE member_id = ${memberId} AND state = 'open')
        AS "staff.money",
      (SELECT concat_ws(',', count(*), sum(hashtextextended(coalesce(claimed_by, 0)::text, id)))
         FROM verification_request WHERE member_id = ${memberId} AND status = 'SUBMITTED') AS "staff.documents",
      (SELECT concat_ws(',', count(*), sum(hashtextextended(waiting_since::text, id)))
         FROM support_case WHERE member_id = ${memberId} AND status = 'open') AS "staff.support",
      (SELECT concat_ws(',', count(*), sum(hashtextextended(coalesce(acted_at, opened_at)::text, id)))
         FROM player_flag WHERE member_id = ${memberId} AND handled_at IS NULL) AS "staff.protection",
      (SELECT concat_ws(',', count(*), sum(hashtextextended(rules::text, id)))
         FROM aml_case WHERE member_id = ${memberId} AND status = 'open') AS "staff.aml",
      (SELECT concat_ws(',', count(*), sum(id))
         FROM proposal WHERE member_id = ${memberId} AND status IN ('open', 'approved')) AS "staff.proposals",
      (SELECT concat_ws(',', count(*), sum(hashtextextended(status || page_count, id)))
         FROM generated_report WHERE member_id = ${memberId} AND status IN ('requested', 'running')) AS "staff.reports",
      (SELECT coalesce(max(id), 0) FROM alarm WHERE member_id = ${memberId})
        || '/' || (SELECT count(*) FROM incident WHERE member_id = ${memberId} AND status = 'open') AS "staff.incidents",
      (SELECT coalesce(max(epoch), 0)::text FROM lane WHERE member_id = ${memberId}) AS "staff.system"`.execute(
    tx,
  )
  const { at, ...state } = rows[0]!
  return { state, at: Math.floor(at) }
}
